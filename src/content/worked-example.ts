import { exampleInputs } from '../config/inputs.ts';
import type { Language } from '../config/languages.ts';
import type { Plan } from '../config/settings-types.ts';
import { entryTierChange, type EntryTierChange } from '../model/entry-tier-change.ts';
import { overview, type Line } from '../model/overview.ts';
import { plannedInputs } from '../model/planned-inputs.ts';
import { entryTier } from '../model/projection.ts';
import { upgradeSteps } from '../model/upgrade-steps.ts';
import { formatsFor } from './numbers-from-intl.ts';

/**
 * The plan worked through for `exampleInputs` in the language's number formats: the first month, the first
 * with upgrades, and the last of the projection; the levels that have customers, level 1 first. Its lines are arithmetic,
 * so that no noun has to agree with a count.
 */
export function workedExample(plan: Plan, language: Language) {
  const { count, money, percent } = formatsFor(language, plan.currency);
  const changed = ({ before, moved, joining, now }: EntryTierChange<string>) => {
    const leaving = moved.map((move) => ` − ${count(move.count)} (${move.tier})`).join('');
    return `${count(before)}${leaving} + ${count(joining)} = ${count(now)} (${entryTier(plan)})`;
  };
  const earned = (line: Line<string>) =>
    `${count(line.count)} × ${money(line.priceCents)} × ${percent(line.percent)} = ${money(line.cents)}`;

  const rows = overview(plan, plannedInputs(plan, exampleInputs));
  const firstUpgrades = upgradeSteps(plan).slice(0, 1);
  const shown = new Set([1, ...firstUpgrades.map(({ month }) => month), plan.horizonMonths]);
  return [...shown].map((month) => {
    const [before, row] = [rows[month - 2], rows[month - 1]!];
    const levels = ([1, 2] as const).map((level) => {
      const customers = `level${level}Customers` as const;
      const change = before && entryTierChange(plan, before[customers], row[customers]);
      const earning = row.levels[level - 1]!.lines.filter((line) => line.count > 0);
      return { level, lines: [...(change?.moved.length ? [changed(change)] : []), ...earning.map(earned)] };
    });
    return { month, total: money(row.totalRevenueCents), levels: levels.filter(({ lines }) => lines.length > 0) };
  });
}
