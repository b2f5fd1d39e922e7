import { lazy, Suspense, useEffect, useState } from 'react';
import { isSameJson } from '../../../engine/core/json/same-json.ts';
import { texts } from '../../../generated/words/designer-panels/restore-banner.ts';
import type { LeftWork } from '../state/journal/journal.ts';
import { useDesigner } from '../state/use-designer.ts';
import './merge.css';

const RestoreOffer = lazy(() => import('./RestoreOffer.tsx'));

/** Offers what earlier pages left unsaved, the latest first. */
export function RestoreBanner() {
  const designer = useDesigner();
  const [left, setLeft] = useState<readonly LeftWork[]>([]);
  useEffect(() => {
    let isGone = false;
    void designer.journal.left().then((found) => {
      const { saved } = designer.state;
      if (!isGone) setLeft(found.filter(({ definition }) => !isSameJson({ ...definition, rev: saved.rev }, saved)));
    });
    return () => {
      isGone = true;
    };
  }, [designer]);
  if (left.length === 0) return null;
  const forget = (works: readonly LeftWork[]) => {
    for (const work of works) designer.journal.forget(work);
    setLeft(left.filter((work) => !works.includes(work)));
  };
  return (
    <Suspense>
      <RestoreOffer
        left={left}
        onDiscard={(work) => forget([work])}
        onDiscardAll={() => forget(left)}
        onRestore={(work) => {
          designer.restore(work, texts.label);
          designer.journal.forget(work);
          setLeft([]);
        }}
      />
    </Suspense>
  );
}
