import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenAnswer } from '../../../core/calls/screens/screen.ts';
import type { ListedRecord } from '../../actions/action-item.ts';
import { useText } from '../../state/language.ts';
import { SectionTabs } from '../parts/tabs/SectionTabs.tsx';
import { RelatedList } from './RelatedList.tsx';
import { useChosenTab } from './use-chosen-tab.ts';
import { usePlace } from './use-place.ts';
import './related.css';

interface RelatedListsProps {
  answer: ScreenAnswer;
  record: ListedRecord;
  round: number;
}

/** Other records that belong to this one: a tab for each list, read when it is opened. The chosen tab stays for the next record. */
export default function RelatedLists({ answer, record, round }: RelatedListsProps) {
  const { screen, verbs } = answer;
  const { t } = useTranslation('list');
  const text = useText();
  const id = useId();
  const place = usePlace();
  const [chosen, choose] = useChosenTab(screen, place.related);
  const related = screen.related.find(({ name }) => name === chosen) ?? screen.related[0];
  if (!related || !verbs.includes('Related')) return null;
  const tabs = screen.related.map(({ name, label }) => ({ id: id + name, title: text(label) }));
  return (
    <section className="detail-section related">
      <SectionTabs label={t('related.title')} tabs={tabs} current={screen.related.indexOf(related)} onPick={(at) => choose(screen.related[at]?.name ?? '')} />
      <div role="tabpanel" id={id + related.name} aria-labelledby={`${id}${related.name}-tab`}>
        <RelatedList
          key={`${related.name}${record.id}`}
          answer={answer}
          related={related}
          record={record}
          round={round}
          entry={place.related === related.name ? place.entry : undefined}
        />
      </div>
    </section>
  );
}
