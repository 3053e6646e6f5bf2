/** A text with its lines broken at spaces to fit the terminal, if there is one, with room for the sign of a question. */
export function wrapped(text: string): string {
  const room = (process.stdout.columns ?? Infinity) - 4;
  return Number.isFinite(room) ? text.replace(new RegExp(`(?=.{${room + 1}})(.{1,${room}}) `, 'g'), '$1\n') : text;
}
