/** What stands in the field, where the caret stands, or all is selected, what comes, and what is shown then. */
export const insertions = [
  { what: 'a text without a digit', stands: '1234', caret: 'all', inserted: 'hello', shown: '1234' },
  { what: 'a lone separator', stands: '12', caret: 'all', inserted: '.', shown: '12' },
  { what: 'more digits than fit', stands: '1234', caret: 1, inserted: '99', shown: '1234' },
  { what: 'more than the largest number', stands: '77', caret: 'all', inserted: '100000', shown: '77' },
  { what: 'digits that fit', stands: '12', caret: 1, inserted: '345', shown: '13452' },
  { what: 'a number with a space in it', stands: '7', caret: 'all', inserted: '12 345', shown: '12345' },
  { what: 'a grouped number', stands: '7', caret: 'all', inserted: '12,345', shown: '12345' },
  { what: 'numbers in two lines', stands: '7', caret: 'all', inserted: '10\n20', shown: '7' },
  { what: 'numbers in two cells', stands: '7', caret: 'all', inserted: '12\t34', shown: '7' },
  { what: 'several numbers', stands: '7', caret: 'all', inserted: '3 4 5 6 7', shown: '7' },
  { what: 'a date', stands: '7', caret: 'all', inserted: '2024-11-05', shown: '7' },
  { what: 'a negative number', stands: '7', caret: 'all', inserted: '-5', shown: '7' },
  { what: 'an amount with decimals', stands: '7', caret: 'all', inserted: '€ 1.234,56', shown: '7' },
  { what: 'an amount', stands: '7', caret: 'all', inserted: '€ 1.234', shown: '1234' },
  { what: 'Arabic digits', stands: '7', caret: 'all', inserted: '٢٥٠', shown: '250' },
  { what: 'nothing but zero', stands: '77', caret: 'all', inserted: '0', shown: '' },
] as const;
