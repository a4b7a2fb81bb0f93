export { type Config, type Environment, readConfig } from './config.ts';
export { type Part, readLedger } from './ledger.ts';
export { examine, type Finding } from './running/doctor.ts';
export { backupTo, restoreFrom } from './safekeeping.ts';
export { serve } from './serve.ts';
export { type Server, type ServerOptions, startServer } from './server.ts';
