import { lazy, Suspense, useEffect, useState } from 'react';
import { texts } from '../../../generated/words/designer-panels/restore-banner.ts';
import { isSameJson } from '../../model/types/same-json.ts';
import type { LeftWork } from '../state/journal.ts';
import { useDesigner } from '../state/use-designer.ts';
import './merge.css';

const RestoreOffer = lazy(() => import('./RestoreOffer.tsx'));

/** Offers what an earlier page left unsaved, the latest first. */
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
  const [work, ...others] = left;
  if (!work) return null;
  return (
    <Suspense>
      <RestoreOffer
        writtenAt={work.writtenAt}
        onDiscard={() => {
          designer.journal.forget(work);
          setLeft(others);
        }}
        onRestore={() => {
          designer.restore(work, texts.label);
          designer.journal.forget(work);
          setLeft([]);
        }}
      />
    </Suspense>
  );
}
