/** What stands in the field, where the caret stands, or all is selected, and what comes. */
export const insertions = [
  { what: 'a text without a digit', stands: '1234', caret: 'all', inserted: 'hello', shown: '1234', isSaid: true },
  { what: 'a lone separator', stands: '12', caret: 'all', inserted: '.', shown: '12', isSaid: true },
  { what: 'more digits than fit', stands: '1234', caret: 1, inserted: '99', shown: '1234', isSaid: true },
  { what: 'digits that fit', stands: '12', caret: 1, inserted: '345', shown: '13452', isSaid: false },
  { what: 'a number with a space in it', stands: '7', caret: 'all', inserted: '12 345', shown: '12345', isSaid: false },
  { what: 'numbers in two lines', stands: '7', caret: 'all', inserted: '10\n20', shown: '10', isSaid: true },
  { what: 'numbers in two cells', stands: '7', caret: 'all', inserted: '12\t34', shown: '12', isSaid: true },
  { what: 'several numbers', stands: '7', caret: 'all', inserted: '3 4 5 6 7', shown: '3', isSaid: true },
  { what: 'several numbers within one', stands: '12', caret: 1, inserted: '3 4', shown: '132', isSaid: true },
  { what: 'an amount with decimals', stands: '7', caret: 'all', inserted: '€ 1.234,56', shown: '1234', isSaid: true },
  { what: 'Arabic digits', stands: '7', caret: 'all', inserted: '٢٥٠', shown: '250', isSaid: false },
] as const;
