import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ScreenAnswer } from '../../../core/calls/screens/screen.ts';
import { itemsAt, type ListedRecord } from '../../actions/action-item.ts';
import { isDangerous, keyOfItem, labelOfItem } from '../../actions/action-texts.ts';
import { useText } from '../../state/language.ts';
import { useActions } from './use-actions.tsx';

interface FormActionsProps {
  answer: ScreenAnswer;
  record: Record<string, unknown>;
  /** What is not saved yet would be lost, and the action would not know of it. */
  isChanged: boolean;
  onDone(): void;
}

/** The actions that stand in the form of a record. They act on what is stored. */
export function FormActions({ answer, record, isChanged, onDone }: FormActionsProps) {
  const { t } = useTranslation('list');
  const form = useTranslation('form').t;
  const text = useText();
  const stored: ListedRecord = { ...record, id: Number(record.id) };
  const { actions, dialogs } = useActions({ answer, view: () => {}, patch: () => () => {}, reloadRow: async () => onDone(), changed: onDone });
  return (
    <>
      {itemsAt(answer, 'form', stored).map((item) => (
        <Button
          key={keyOfItem(item)}
          danger={isDangerous(item)}
          disabled={isChanged || actions.busy.has(stored.id)}
          title={isChanged ? form('saveFirst') : undefined}
          onClick={() => actions.perform(item, stored)}
        >
          {labelOfItem(item, t, text)}
        </Button>
      ))}
      {dialogs}
    </>
  );
}
