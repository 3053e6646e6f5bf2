import { back, choose, type Step } from './ask.ts';

/** Asks whether browsers keep the pages. Enter keeps what is set. */
export const askOffline: Step = async (settings, place) => {
  const choices = [
    { name: 'They do', value: 'yes', description: 'A page that was opened once works without a connection.' },
    { name: 'They do not', value: 'no', description: 'What they have kept is removed at the next visit.' },
  ];
  const message = 'Whether visitors’ browsers keep the pages for use without a connection';
  const answer = await choose(place, message, choices, settings.offline ? 'yes' : 'no');
  return answer === back ? { settings, isBack: true } : { settings: { ...settings, offline: answer === 'yes' } };
};
