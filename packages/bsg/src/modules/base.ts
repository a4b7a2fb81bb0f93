import { baseZones } from '../secrets/base-zones.ts';
import { baseAnswers } from './base-answers.ts';
import type { Module } from './module.ts';
import * as printed from './printed.ts';

export const base: Module = {
  ...printed.base,
  answers: baseAnswers,
  zones: baseZones,
};
