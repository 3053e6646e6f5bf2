import { expect, test } from 'vitest';
import { exampleInputs } from '../../src/config/inputs.ts';
import { plan } from '../../src/config/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { workedExample } from '../../src/content/worked-example.ts';
import { amountsOfModel } from '../support/expected-amounts.ts';
import { languagePages } from '../support/dist.ts';

const inputs = {
  start: exampleInputs.partnersAtStart,
  monthly: exampleInputs.newLevel1PartnersPerMonth,
};

test.for(languagePages)('$file works through the calculation with numbers', ({ language, text }) => {
  const example = text.slice(text.indexOf(translator(language)('workedExample', inputs)));
  const amounts = amountsOfModel(language, exampleInputs.partnersAtStart, exampleInputs.newLevel1PartnersPerMonth);
  for (const { month, levels } of workedExample(plan, language)) {
    expect(example).toContain(translator(language)('monthNumber', { month }));
    expect(example).toContain(amounts[month - 1]);
    for (const line of levels.flatMap(({ lines }) => lines)) expect(example).toContain(line);
  }
});
