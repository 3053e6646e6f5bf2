import { askText, back, choose, type Step, type Turn } from './ask.ts';
import type { Settings } from './settings.ts';

/** Settings that form a list, such as the licence levels: shown as one table, whose rows are typed in one line. */
interface Table {
  readonly message: string;
  /** The rows as the table shows them. */
  readonly rows: (settings: Settings) => readonly string[];
  /** What the columns of a row are. */
  readonly columns: (settings: Settings, index: number) => string;
  /** A row as it is typed; empty for a new one. */
  readonly write: (settings: Settings, index: number) => string;
  /** The settings with another row, with a new one at the end, or with one less if what is typed is empty. */
  readonly withRow: (settings: Settings, index: number, typed: string) => Settings;
  /** Why this row cannot be. */
  readonly fault: (settings: Settings, index: number, typed: string) => string | undefined;
  /** What the owner should know of the whole table. */
  readonly note: (settings: Settings) => string | undefined;
  /** The most rows. */
  readonly most: number;
}

async function askRow(table: Table, settings: Settings, index: number, place: string): Promise<Turn> {
  const present = table.write(settings, index);
  const hint = present === '' ? 'Enter: none' : 'Tab edits, empty removes';
  const typed = await askText({
    place,
    message: `${table.columns(settings, index)} (${hint})\n `,
    present,
    fault: (candidate) => (candidate === present ? undefined : table.fault(settings, index, candidate)),
    understood: (candidate) => {
      if (candidate === '') return present === '' ? '' : 'removed';
      return table.rows(table.withRow(settings, index, candidate))[index] ?? '';
    },
  });
  if (typed === back) return { settings, isBack: true };
  return { settings: typed === present ? settings : table.withRow(settings, index, typed) };
}

/** Asks for every row in turn; back leads to the table. */
async function askRows(table: Table, settings: Settings, place: string): Promise<Settings> {
  let answered = settings;
  for (let index = 0; index < table.rows(answered).length;) {
    const { settings: then, isBack } = await askRow(table, answered, index, place);
    if (isBack) break;
    if (table.rows(then).length === table.rows(answered).length) index += 1;
    answered = then;
  }
  return answered;
}

/** Shows the table, and asks for rows of it until the owner says that it is right. */
export const askTable =
  (table: Table): Step =>
  async (settings, place) => {
    let answered = settings;
    for (;;) {
      const rows = table.rows(answered);
      const note = table.note(answered);
      if (note !== undefined) console.log(`  ! ${note}`);
      const choices = [
        { name: 'This is right', value: 'right' as const },
        ...rows.map((name, value) => ({ name, value })),
        ...(rows.length > 1 ? [{ name: 'Change all of them in turn', value: 'all' as const }] : []),
        ...(rows.length < table.most ? [{ name: 'Add one', value: rows.length }] : []),
      ];
      const chosen = await choose<'right' | 'all' | number>(place, table.message, choices, 'right');
      if (chosen === 'right' || chosen === back) return { settings: answered, isBack: chosen === back };
      answered =
        chosen === 'all'
          ? await askRows(table, answered, place)
          : (await askRow(table, answered, chosen, place)).settings;
    }
  };
