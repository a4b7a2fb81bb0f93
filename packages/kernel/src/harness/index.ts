export * from './checks.ts';
export * from './examine.ts';
export * from './trial.ts';
