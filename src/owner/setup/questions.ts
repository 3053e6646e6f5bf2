import type { z } from 'astro/zod';
import { languages } from '../../config/languages.ts';
import { settingsSchema } from '../../config/schema.ts';
import { readTiers, readUpgrades, writtenTiers, writtenUpgrades } from './written.ts';

/** A setting to ask for. */
export interface Question {
  /** Its names from the outermost on. */
  readonly path: readonly string[];
  /** What it is, in the schema's words. */
  readonly help: string;
  /** How a value stands on a line, and how it is read from one. */
  readonly write: (value: unknown) => string;
  readonly read: (text: string) => unknown;
}

const plain = {
  write: (value: unknown) => `${(value as string | number | boolean | undefined) ?? ''}`,
  read: (text: string): unknown => text,
};

/** Settings that stand on one line in a way of their own. */
const lines: Readonly<Record<string, Pick<Question, 'write' | 'read'>>> = {
  tiers: { write: (value) => writtenTiers(value as Parameters<typeof writtenTiers>[0]), read: readTiers },
  upgrades: { write: (value) => writtenUpgrades(value as Parameters<typeof writtenUpgrades>[0]), read: readUpgrades },
};

/** How such a line is written. */
const examples: Readonly<Record<string, string>> = {
  tiers: ' Name, price and both commissions, with a semicolon between levels: BOOST 25 75 5; TURBO 90 75 5.',
  upgrades: ' The month, then each level and its percentage: 2: TURBO 20, NITRO 15; 3: TURBO 15. Empty: nobody moves.',
};

/** Settings with a value for each language: of films the English one is asked for, of words all. */
const codesOf: Readonly<Record<string, readonly string[]>> = {
  whoIs: ['en'],
  calculator: ['en'],
  whatIsSold: languages.map(({ code }) => code),
};

/** Dates of films are few owners': they are written into the file by hand. */
const unasked = ['$schema', 'videoDates'];

function questionsOf(shape: Readonly<Record<string, z.ZodType>>, above: readonly string[]): Question[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    if (unasked.includes(name)) return [];
    const path = [...above, name];
    if ('shape' in schema) return questionsOf(schema.shape as typeof shape, path);
    const help = `${schema.description ?? ''}${examples[name] ?? ''}`;
    const codes = codesOf[name];
    if (codes) return codes.map((code) => ({ path: [...path, code], help, ...plain }));
    return [{ path, help, ...plain, ...lines[name] }];
  });
}

/** All questions, in the order of the settings. */
export const questions = questionsOf(settingsSchema.shape, []);
