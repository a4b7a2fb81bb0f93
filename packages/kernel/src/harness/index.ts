export * from './checks.ts';
export * from './examine.ts';
export * from './stored.ts';
export * from './trial.ts';
export * from './wander.ts';
