import { Alert, Button } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, useText } from '../../../engine/web/index.ts';
import { chordOf, printChord } from './chord.ts';
import { assignChord, type Command, commandIds, commandOf, type KeyScope } from './keymap.ts';
import { useKeymap } from './use-keymap.ts';
import './keymap.css';

const scopes: KeyScope[] = ['always', 'designer', 'graph'];

/** Every command with its keys. A press on a key lets a person choose another; whoever had it loses it and is named. */
export default function KeymapDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('designer-canvas');
  const text = useText();
  const { chosen, chordsOf, choose } = useKeymap();
  const [pending, setPending] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);

  const take = (command: Command) => (event: KeyboardEvent) => {
    const chord = chordOf(event);
    if (pending !== command.id || chord === null || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    setPending(null);
    if (chord === 'Escape') return;
    const names = (ids: readonly (typeof command.id)[]) => ids.map((id) => text(commandOf(id).label)).join('、');
    const { chosen: next, robbed, isRefused } = assignChord(chosen, command.id, chord);
    if (isRefused) return setNotice(t('keyFixed', { chord: printChord(chord), name: names(robbed) }));
    setNotice(robbed.length > 0 ? t('keyMoved', { chord: printChord(chord), from: names(robbed), to: text(command.label) }) : null);
    choose(next);
  };

  return (
    <Dialog
      open
      title={t('keymap')}
      width={640}
      onCancel={onClose}
      footer={
        <Button disabled={Object.keys(chosen).length === 0} onClick={() => choose({})}>
          {t('keysReset')}
        </Button>
      }
    >
      <p className="design-keymap-hint">{t('keymapHint')}</p>
      {notice !== null && <Alert type="warning" showIcon title={notice} />}
      <div className="design-keymap">
        {scopes.map((scope) => (
          <section key={scope}>
            <h3>{t(`scope.${scope}`)}</h3>
            <dl>
              {commandIds
                .map(commandOf)
                .filter((command) => command.scope === scope)
                .map((command) => (
                  <div key={command.id}>
                    <dt>{text(command.label)}</dt>
                    <dd>
                      <button
                        type="button"
                        disabled={command.isFixed ?? false}
                        aria-label={t('changeKey', { name: text(command.label) })}
                        onClick={() => setPending(command.id)}
                        onBlur={() => setPending(null)}
                        onKeyDown={take(command)}
                      >
                        {pending === command.id ? t('pressKey') : chordsOf(command.id).map((chord) => <kbd key={chord}>{printChord(chord)}</kbd>)}
                        {pending !== command.id && chordsOf(command.id).length === 0 && '—'}
                      </button>
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
