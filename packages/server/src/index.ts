export { type Part, readLedger } from './ledger.ts';
export { type Environment, serve } from './serve.ts';
export { type Server, type ServerOptions, startServer } from './server.ts';
