import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { pages } from '../support/dist.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Safari and Chrome drop the role of lists without markers and of tables laid out as grids: `role` restores it.
    'no-redundant-role': 'off',
    // The language list is in a wide page's popover and in a phone's drawer: nobody meets both.
    'unique-landmark': 'off',
    // Firefox keeps across a reload which radio button was chosen, unless this attribute forbids it.
    'valid-autocomplete': 'off',
  },
});

test.for(pages)('$file is valid HTML', async ({ html }) => {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(faults).toEqual([]);
});
