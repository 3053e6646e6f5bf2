import MagicString from 'magic-string';
import ts from 'typescript';
import { LiteralList } from './literal-list.ts';
import { printed, printedName } from './printed-value.ts';
import type { Settings } from './settings.ts';

/** An entry of an object, or of an array, whose entries have no names. */
interface Entry {
  readonly name?: string;
  readonly value: unknown;
}

/** Also compares the order of properties: licence levels have one. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isEntryOf = (other: Entry | undefined, { name, value }: Entry) =>
  other !== undefined && other.name === name && (name !== undefined || isSame(other.value, value));

function entriesOf(value: unknown): readonly Entry[] {
  if (Array.isArray(value)) return value.map((item) => ({ value: item }));
  return Object.entries(value as object).map(([name, inner]) => ({ name, value: inner }));
}

/** How many entries at the start are the same in both lists. */
function alike(before: readonly Entry[], after: readonly Entry[]): number {
  const parting = before.findIndex((entry, index) => !isEntryOf(after[index], entry));
  return parting === -1 ? before.length : parting;
}

/** What is written, without `as const`, `satisfies` and parentheses around it. */
function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;
}

/** The literal if it writes out just these entries; undefined if it is anything else. */
function literalOf(node: ts.Expression, entries: readonly Entry[]) {
  if (ts.isArrayLiteralExpression(node)) return node.elements.length === entries.length ? node : undefined;
  if (!ts.isObjectLiteralExpression(node) || node.properties.length !== entries.length) return undefined;
  const isPlain = (property: ts.ObjectLiteralElementLike, index: number) =>
    ts.isPropertyAssignment(property) &&
    (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) &&
    property.name.text === entries[index]?.name;
  return node.properties.every(isPlain) ? node : undefined;
}

function rewriteEntry(text: MagicString, node: ts.Node, before: Entry, after: Entry): void {
  if (!ts.isPropertyAssignment(node)) return rewriteValue(text, node as ts.Expression, before.value, after.value);
  const { name, initializer } = node;
  if (after.name !== before.name) text.overwrite(name.getStart(), name.end, printedName(after.name!));
  rewriteValue(text, initializer, before.value, after.value, after.name);
}

/** Entries that differ follow those alike at the start and precede those alike at the end, and pair by their place. */
function rewriteEntries(text: MagicString, list: LiteralList, before: readonly Entry[], after: readonly Entry[]): void {
  const start = alike(before, after);
  const end = alike(before.slice(start).reverse(), after.slice(start).reverse());
  const [old, now] = [before.length - end, after.length - end];
  const paired = Math.min(old, now);
  for (const [index, entry] of before.entries()) {
    const counterpart = index < paired ? after[index] : index >= old ? after[index - old + now] : undefined;
    if (counterpart !== undefined) rewriteEntry(text, list.entries[index]!, entry, counterpart);
  }
  list.remove(paired, old - paired);
  const added = after.slice(paired, now);
  list.insert(
    paired,
    added.map(({ name, value }) => (name === undefined ? '' : `${printedName(name)}: `) + printed(value, name)),
  );
}

function rewriteValue(text: MagicString, node: ts.Expression, before: unknown, after: unknown, name?: string): void {
  if (isSame(before, after)) return;
  const written = bare(node);
  const isBranch = [before, after].every((value) => typeof value === 'object' && value !== null);
  const literal = isBranch ? literalOf(written, entriesOf(before)) : undefined;
  if (literal === undefined) text.overwrite(written.getStart(), written.end, printed(after, name));
  else rewriteEntries(text, new LiteralList(literal, text), entriesOf(before), entriesOf(after));
}

/**
 * The source of the settings with other values. Only what differs is written anew. All comments stay, but for
 * those of an entry that goes.
 */
export function rewriteSettings(source: string, before: Settings, after: Settings): string {
  const text = new MagicString(source);
  const file = ts.createSourceFile('settings.ts', source, ts.ScriptTarget.Latest, true);
  const declarations = file.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => declarationList.declarations);
  for (const { name, initializer } of declarations) {
    const setting = name.getText() as keyof Settings;
    if (initializer !== undefined && setting in after)
      rewriteValue(text, initializer, before[setting], after[setting], setting);
  }
  return text.toString();
}
