import { useMemo, useSyncExternalStore } from 'react';
import { plan } from '../../config/plan.ts';
import { formatsFor } from '../../content/formats.ts';
import { defaultInputs } from '../../model/query-string.ts';
import styles from './Calculator.module.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Inputs } from './Inputs.tsx';
import { Months } from './Months.tsx';
import { Result } from './Result.tsx';
import type { CalculatorTexts } from './texts.ts';
import { TranslationProvider } from './Translation.tsx';
import { ValuesProvider } from './Value.tsx';
import { valuesFor } from './values.ts';

interface Props {
  readonly texts: CalculatorTexts;
  /** BCP 47 locale of the page's number formats. */
  readonly numberLocale: string;
}

const builtInputs = () => defaultInputs;
const subscribe = (view: () => void) => window.calculatorStore.subscribe(view);
const currentInputs = () => window.calculatorStore.get();

function LiveCalculator({ texts, numberLocale }: Props) {
  const inputs = useSyncExternalStore(subscribe, currentInputs, builtInputs);
  const formats = useMemo(() => formatsFor(numberLocale, plan.currency), [numberLocale]);
  const values = useMemo(() => valuesFor(inputs, formats), [inputs, formats]);
  return (
    <TranslationProvider texts={texts}>
      <ValuesProvider value={values}>
        <div className={styles['calculator']}>
          <div className={styles['inputs']}>
            <Inputs inputs={inputs} />
            <Result formats={formats} />
          </div>
          <Months formats={formats} />
        </div>
      </ValuesProvider>
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
