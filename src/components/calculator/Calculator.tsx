import { useMemo, useState, useSyncExternalStore } from 'react';
import { plan } from '../../config/plan.ts';
import { formatsLike, type NumberSamples } from '../../content/numbers-from-samples.ts';
import { project } from '../../model/projection.ts';
import { defaultInputs } from '../../model/query-string.ts';
import styles from './Calculator.module.css';
import { Explanation } from './Explanation.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Inputs } from './Inputs.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { Months } from './Months.tsx';
import { CurrentFormats, CurrentRows } from './Projection.tsx';
import { Result } from './Result.tsx';
import { Share } from './Share.tsx';
import type { CalculatorTexts } from './texts.ts';
import { TranslationProvider } from './Translation.tsx';

interface Props {
  readonly texts: CalculatorTexts;
  /** How the page's language writes numbers. */
  readonly numbers: NumberSamples;
}

const subscribe = (view: () => void) => window.calculatorStore.subscribe(view);
const currentInputs = () => window.calculatorStore.get();
const builtInputs = () => defaultInputs;

function LiveCalculator({ texts, numbers }: Props) {
  const inputs = useSyncExternalStore(subscribe, currentInputs, builtInputs);
  const formats = useMemo(() => formatsLike(numbers), [numbers]);
  const rows = useMemo(() => project(plan, inputs), [inputs]);
  const [message, announce] = useState('');
  return (
    <TranslationProvider texts={texts}>
      <CurrentFormats value={formats}>
        <CurrentRows value={rows}>
          <div className={styles['calculator']}>
            <div className={styles['sideBySide']}>
              <div className={styles['inputs']}>
                <Inputs inputs={inputs}>
                  <Result />
                </Inputs>
                <Share announce={announce} />
              </div>
              <Months />
            </div>
            <Explanation />
            <LiveRegion inputs={inputs} message={message} announce={announce} />
          </div>
        </CurrentRows>
      </CurrentFormats>
    </TranslationProvider>
  );
}

/** The two inputs and the projection that follows from them. Built for the default inputs, then kept live. */
export function Calculator(props: Props) {
  return (
    <ErrorBoundary>
      <LiveCalculator {...props} />
    </ErrorBoundary>
  );
}
