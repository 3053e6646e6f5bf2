import { confirm } from '@inquirer/prompts';
import { accent } from '../../config/brand.ts';
import { hasSampleLogo } from '../../config/samples.ts';
import { faultsFoundBy } from '../../config/unusable-value-error.ts';
import { colour, path } from './answers.ts';
import { ask, type Step } from './ask.ts';
import { illegible, schemeWithoutLogo } from './brand-faults.ts';
import { refusal } from './refusals.ts';
import type { Settings } from './settings.ts';

const askColour = ask({
  path: ['accent'],
  message: 'Colour of links and buttons, as a code such as #0a5a39',
  answer: colour,
  fault: (settings) => {
    const [fault] = faultsFoundBy([() => accent(settings.accent)]);
    return fault && refusal(fault, settings);
  },
});

/** Asks for the accent until everything can be read with it. */
export const askAccent: Step = async (settings, place) => {
  const turn = await askColour(settings, place);
  const unread = turn.isBack ? undefined : illegible(turn.settings.accent);
  if (unread === undefined) return turn;
  const { seen, scheme, nearest } = unread;
  const isTaken = await confirm({
    message: `With this colour, ${seen} is hard to read${scheme === 'dark' ? ' in the dark' : ''}. The nearest with which everything can be read is ${nearest}. Take that?`,
  });
  return isTaken ? { settings: { ...turn.settings, accent: nearest } } : askAccent(settings, place);
};

/** The settings without the sample's dark logo, once the light one is the owner's. */
export const withoutSampleLogo = ({ logo, ...others }: Settings): Settings => ({
  ...others,
  logo: !hasSampleLogo(logo.light) && hasSampleLogo(logo.dark) ? { ...logo, dark: '' } : logo,
});

const askLightLogo = ask({
  path: ['logo', 'light'],
  message: 'Logo, as an SVG file: drag it here, or type its path',
  answer: path,
});

/** Asks for the logo's file. */
export const askLogo: Step = async (settings, place) => {
  const turn = await askLightLogo(settings, place);
  return turn.settings.logo.light === settings.logo.light ? turn : { settings: withoutSampleLogo(turn.settings) };
};

const askDarkFile = ask({
  path: ['logo', 'dark'],
  message: 'Logo for dark screens, as another SVG file (empty: the same)',
  answer: path,
});

/** Asks for the logo's dark file, until the logo can be seen; where the light one cannot, that is asked again. */
export const askDarkLogo: Step = async (settings, place) => {
  const turn = await askDarkFile(settings, place);
  const scheme = turn.isBack ? undefined : await schemeWithoutLogo(turn.settings);
  if (scheme === undefined) return turn;
  console.log(`  ! The logo cannot be seen on ${scheme} pages: another file is needed for them.`);
  return scheme === 'light' ? { settings: turn.settings, isBack: true } : askDarkLogo(turn.settings, place);
};
