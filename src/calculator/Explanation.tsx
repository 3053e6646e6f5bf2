import { memo, useDeferredValue, useInsertionEffect, useMemo } from 'react';
import { plan } from '../config/plan.ts';
import { overview } from '../model/overview.ts';
import { project, type Inputs } from '../model/projection.ts';
import { useAsks, useInputs } from './calculator-store.ts';
import overviewStyles from './Overview.css?inline';
import { Overview } from './Overview.tsx';
import workingStyles from './Working.css?inline';
import { Working } from './Working.tsx';

/** Styles that come with React: in the page's head they would delay its first paint. */
function adoptStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overviewStyles + workingStyles);
  document.adoptedStyleSheets.push(sheet);
}

const Tables = memo(function Tables({ inputs }: { readonly inputs: Inputs }) {
  useInsertionEffect(adoptStyles, []);
  const rows = useMemo(() => overview(plan, project(plan, inputs)), [inputs]);
  return (
    <>
      <Overview rows={rows} />
      <Working rows={rows} />
    </>
  );
});

/**
 * Everything behind the months' amounts. Most visitors never open it: it is made when it is first opened or printed,
 * and from then on follows the inputs after everything else, so that typing never waits for it.
 */
export function Explanation() {
  const inputs = useDeferredValue(useInputs());
  return useAsks('overview') > 0 && <Tables inputs={inputs} />;
}
