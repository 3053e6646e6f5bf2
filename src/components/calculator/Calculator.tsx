import { useMemo, useState, useSyncExternalStore } from 'react';
import { plan } from '../../config/plan.ts';
import { formatsFor } from '../../content/formats.ts';
import { defaultInputs } from '../../model/query-string.ts';
import styles from './Calculator.module.css';
import { Details } from './Details.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Inputs } from './Inputs.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { Months } from './Months.tsx';
import { Result } from './Result.tsx';
import { Share } from './Share.tsx';
import type { CalculatorTexts } from './texts.ts';
import { TranslationProvider } from './Translation.tsx';
import { CurrentView } from './Value.tsx';
import { viewOf } from './view.ts';

interface Props {
  readonly texts: CalculatorTexts;
  /** BCP 47 locale of the page's number formats. */
  readonly numberLocale: string;
}

const subscribe = (view: () => void) => window.calculatorStore.subscribe(view);
const currentInputs = () => window.calculatorStore.get();
const builtInputs = () => defaultInputs;

function LiveCalculator({ texts, numberLocale }: Props) {
  const inputs = useSyncExternalStore(subscribe, currentInputs, builtInputs);
  const formats = useMemo(() => formatsFor(numberLocale, plan.currency), [numberLocale]);
  const view = useMemo(() => viewOf(inputs, formats), [inputs, formats]);
  const [message, announce] = useState('');
  return (
    <TranslationProvider texts={texts}>
      <CurrentView value={view}>
        <div className={styles['calculator']}>
          <div className={styles['inputs']}>
            <Inputs inputs={inputs}>
              <Result formats={formats} />
            </Inputs>
            <Share announce={announce} />
          </div>
          <Months formats={formats} />
          <div className={styles['details']}>
            <Details formats={formats} />
          </div>
          <LiveRegion inputs={inputs} formats={formats} message={message} announce={announce} />
        </div>
      </CurrentView>
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
