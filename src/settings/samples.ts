import { existsSync, readFileSync } from 'node:fs';
import type { Settings } from './shape.ts';

/** What the delivered settings have of their own, and the pages of no other owner. Addresses are those of RFC 2606. */
const samples = [
  'Examplia',
  '#0a5a39',
  // The logo's bars.
  'M7 25v-7h5v7zm6.5 0V13h5v12zM20 25V7h5v18z',
  '//example.com',
  '.example.com',
  'eRsGyueVLvQ',
  'aqz-KE-bpKQ',
  'KI‑Agenten, Kurse, Software und Tools',
  'AI agents, courses, software, and tools',
  'agentes de IA, cursos, software y herramientas',
  'agentes de IA, cursos, software e ferramentas',
  'des agents d’IA, des cours, des logiciels et des outils',
  'agenți AI, cursuri, software și instrumente',
  'ИИ‑агенты, курсы, программы и инструменты',
  'yapay zekâ ajanları, kurslar, yazılımlar ve araçlar',
  'وكلاء ذكاء اصطناعي ودورات وبرامج وأدوات',
  'agenti AI, corsi, software e strumenti',
  'agenci AI, kursy, oprogramowanie i narzędzia',
  'AI‑agents, cursussen, software en tools',
  'AI agenty, kurzy, software a nástroje',
  'AI agentov, kurzy, softvér a nástroje',
  'AI‑ügynökök, kurzusok, szoftverek és eszközök',
  'AI‑agenter, kurser, programvara och verktyg',
];

/** The first sample in a text; undefined if there is none. */
export const sampleIn = (text: string): string | undefined =>
  samples.find((sample) => text.replaceAll('\u00a0', ' ').includes(sample));

/** All texts of settings by their paths, such as `videos.whoIs.en`. A path of a drawing stands for what it draws. */
function textsIn(value: unknown, path: readonly string[] = []): (readonly [path: readonly string[], text: string])[] {
  if (value instanceof Object) return Object.entries(value).flatMap(([name, part]) => textsIn(part, [...path, name]));
  if (typeof value !== 'string') return [];
  return [[path, value.endsWith('.svg') && existsSync(value) ? readFileSync(value, 'utf8') : value]];
}

/** The settings that are still the sample's, with the entries of each that are: `videos`, `['whoIs.en']`. */
export function sampleSettings(settings: Settings): ReadonlyMap<string, readonly string[]> {
  const found = textsIn(settings).filter(([, text]) => sampleIn(text) !== undefined);
  return new Map(
    [...Map.groupBy(found, ([[name]]) => name!)].map(([name, texts]) => [
      name,
      texts.map(([[, ...entry]]) => entry.join('.')).filter((entry) => entry !== ''),
    ]),
  );
}
