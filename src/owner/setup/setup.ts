/*
 * `npm run setup` asks for the settings in plain words, writes them into `src/config/settings.ts`, draws the
 * previews anew and ends with what the doctor says. It writes nothing before the last question is answered.
 */
import { join } from 'node:path';
import { run } from '../debian-packages.ts';
import { settingsFile } from '../doctor/finding.ts';
import { stopAtUnreadableTexts } from '../unreadable-texts.ts';

const project = join(import.meta.dirname, '../../..');

const introduction = `
Enter keeps the answer that is shown. Tab lets you edit it, Backspace empties it, typing replaces it.
In a list, the arrow keys choose. < and Enter lead to the question before. Ctrl+C ends the setup and changes nothing.
`;

async function setUp(): Promise<void> {
  // All that reads the settings is imported here, so that settings that cannot be read are an error of this function.
  const present = { ...(await import('../../config/settings.ts')) };
  const { interview } = await import('./interview.ts');
  console.log(introduction);
  const answered = await interview(present);
  if (answered === present) console.log(`\nNothing changed in ${settingsFile}.`);
  else {
    const { takeLogos } = await import('./take-logos.ts');
    const { writeSettings } = await import('./write-settings.ts');
    await writeSettings(join(project, settingsFile), present, takeLogos(answered, project));
    console.log(`\nWritten into ${settingsFile}. Now the previews of shared links are drawn.`);
    run('npm', 'run', '--silent', 'previews');
  }
  console.log('');
  run('npm', 'run', '--silent', 'doctor', '--', '--unbuilt');
  console.log('\nNext: "npm start" builds the pages with these settings and shows them on this computer.');
}

/** What an error means to the owner. @throws the error itself if it is none that an owner can cause */
function meaning(error: unknown): string {
  if (error instanceof Error && error.name === 'ExitPromptError') return 'Ended.';
  if (!(error instanceof SyntaxError)) throw error;
  const [place] = error.stack!.split('\n    at ');
  return `${settingsFile} cannot be read:\n\n${place}\n`;
}

// Whatever ends the setup early, also a terminal that closes, leaves an exit code that says so.
process.exitCode = 1;
if (process.stdin.isTTY && process.stdout.isTTY) {
  stopAtUnreadableTexts();
  try {
    await setUp();
    process.exitCode = 0;
  } catch (error) {
    console.error(`\n${meaning(error)} Nothing was changed.`);
  }
} else {
  console.error(`The setup asks questions at a terminal. There is none. Nothing was changed in ${settingsFile}.`);
}
