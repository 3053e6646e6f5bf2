import { useState } from 'react';
import { ownPriceCents } from '../../config/own-subscription.ts';
import { plan } from '../../config/plan.ts';
import { ownSubscription } from '../../config/settings.ts';
import type { NeededTexts } from '../../content/needed-texts.ts';
import { fill } from '../../format/fill.ts';
import { createFieldStore } from '../../state/field-store.ts';
import buttons from '../Button.module.css';
import { Field } from '../NumberField.tsx';
import { useCalculator, useCalculatorState } from '../use-calculator.ts';
import { amountRule, amountStep } from './amount.ts';
import { Answers } from './Answers.tsx';
import styles from './Needed.module.css';

/**
 * The way from an amount to what it takes. The amount is this component's own, and stands in no address: what is shared
 * are the numbers that were taken over.
 */
export function Needed({ texts }: { readonly texts: NeededTexts }) {
  const { count } = useCalculator();
  const month = useCalculatorState((state) => state.month, 'rest');
  const [store] = useState(() =>
    createFieldStore({ amount: amountRule }, { inputs: { amount: 0 } }, count, () => ({})),
  );
  return (
    <div className={styles['needed']}>
      <Field
        store={store}
        name="amount"
        label={fill(texts.amountPerMonth, { currency: plan.currency })}
        hint={fill(texts.amountHint, { month: count(month) })}
        stepBy={amountStep}
      />
      {ownPriceCents !== undefined && (
        <button
          type="button"
          className={buttons['outlined']}
          // An amount has no cents: the next whole one covers the price.
          onClick={() => store.changeInputs({ amount: Math.ceil(ownPriceCents! / 100) })}
        >
          {fill(texts.useOwnFee, { tier: ownSubscription })}
        </button>
      )}
      <Answers texts={texts} store={store} />
    </div>
  );
}
