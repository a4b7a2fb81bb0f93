export {
  type Coverage,
  coverage,
  type Naming,
  namedByScenarios,
  prefixesOf,
  unknownRules,
} from './coverage.ts';
export {
  type Failure,
  type Folders,
  namedByTests,
  type Report,
  readCoverage,
  readLedger,
  readScenarios,
  runScenarios,
} from './folder.ts';
export { jsonSchema } from './format.ts';
export { type Ledger, type LedgerFile, ledgerOf, type Rule } from './ledger.ts';
export { type Parsed, parseScenarios } from './parse.ts';
export { type Problem, spelled } from './problem.ts';
export { runScenario } from './run.ts';
export type { Scenario } from './scenario.ts';
export { schemaFile } from './schema-file.ts';
export { namedByTitles, type Title, titlesIn } from './titles.ts';
