import { z } from 'astro/zod';
import { contradictions } from './contradictions.ts';
import { withTierNames } from './normalise.ts';
import { shape } from './shape.ts';

/** The complete schema, including checks across settings, for build, setup and, as `settings.schema.json`, editors. */
export const settingsSchema = z.preprocess(
  withTierNames,
  shape.superRefine((settings, context) => {
    for (const [path, message] of contradictions(settings)) context.addIssue({ code: 'custom', path, message });
  }),
);

/** The first fault of each setting: its path, and the rule it breaks. */
export function settingsFaults(given: unknown): { readonly path: string; readonly rule: string }[] {
  const issues = settingsSchema.safeParse(given).error?.issues ?? [];
  const nameOf = (path: readonly PropertyKey[]) =>
    path
      .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
      .join('')
      .slice(1);
  const faults = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: nameOf([...issue.path, key]), rule: 'is no setting' }))
      : [{ path: nameOf(issue.path), rule: issue.message }],
  );
  return faults.filter(({ path }, index) => faults.findIndex((other) => other.path === path) === index);
}

/** The file with the schema for editors, to which the settings refer. */
export const schemaFile = 'src/config/settings.schema.json';

/** The JSON schema. It describes values after normalisation. */
export const schemaText = `${JSON.stringify(z.toJSONSchema(settingsSchema, { io: 'output' }), null, 2)}\n`;
