import type { Plugin } from 'vite';
import { languages } from '../config/languages.ts';
import { site } from '../config/site.ts';
import { kitLabels, recipients } from '../content/kit-texts.ts';

const module = 'virtual:kit';

/**
 * Vite plugin for what the partner's kit is given by the build. `virtual:kit` has what is said to recipients in every
 * language, and the addresses of files with the labels of one language each: a partner needs those of one page.
 */
export function kitTexts(): Plugin {
  return {
    name: 'kit-texts',
    resolveId: (id) => (id === module || (id.startsWith(`${module}/`) && !id.includes('?')) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${module}`) || id.includes('?')) return null;
      const language = languages.find(({ path }) => id === `\0${module}/kit-${path}`);
      if (language) return `export default ${JSON.stringify(kitLabels(language))};`;
      const labels = languages.map(({ path }, index) => ({ path, name: `labels${index}` }));
      return [
        ...labels.map(({ path, name }) => `import ${name} from '${module}/kit-${path}?address';`),
        `export const labelAddresses = {${labels.map(({ path, name }) => `'${path}': ${name}`).join()}};`,
        `export const recipients = ${JSON.stringify(recipients())};`,
        `export const signupOrigin = ${JSON.stringify(site.signupOrigin)};`,
      ].join('\n');
    },
  };
}
