import { useReducer } from 'react';
import { ownPriceCents } from '../../model/plan.ts';
import { ownSubscription } from '../../config/settings.ts';
import { fieldReducer, type FieldEvent, type NumberFieldState as AmountField } from '../../model/number-field.ts';
import buttons from '../Button.module.css';
import { NumberField } from '../NumberField.tsx';
import { useCalculator, useCalculatorState } from '../use-calculator.ts';
import { amountRule, amountStep, suggestedAmount } from './use-goal-seek.ts';
import { Solutions } from './Solutions.tsx';

/** Finds the partners needed for a target amount, which is never part of the address; only an applied solution is. */
export function GoalSeek() {
  const { t, count } = useCalculator();
  const month = useCalculatorState((state) => state.month);
  const [field, dispatch] = useReducer(
    (before: AmountField, event: FieldEvent) => fieldReducer(before, event, amountRule),
    { value: suggestedAmount },
  );
  const label = t('amountPerMonth');
  return (
    <div className="goal-seek">
      <NumberField
        name="amount"
        label={label}
        hint={t('amountHint', { month: count(month) })}
        rule={amountRule}
        stepBy={amountStep}
        field={field}
        dispatch={dispatch}
      />
      {ownPriceCents !== undefined && (
        <button
          type="button"
          className={buttons['outlined']}
          // Rounded up, because target amounts are whole currency units.
          onClick={() => dispatch({ type: 'set', value: Math.ceil(ownPriceCents! / 100) })}
        >
          {t('useOwnFee', { tier: ownSubscription })}
        </button>
      )}
      <Solutions label={label} field={field} dispatch={dispatch} />
    </div>
  );
}
