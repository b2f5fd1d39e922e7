import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkDescriptor, type DescriptorCheck, getDescriptor, saveDescriptor } from '../../../../engine/core/calls/screens/descriptor.ts';
import type { AnswerFrom } from '../../../../engine/core/contract/define-call.ts';
import type { Screen } from '../../../../engine/core/descriptor/types.ts';
import { call, notify } from '../../../../engine/web/index.ts';

export type DescriptorDiagnostic = DescriptorCheck['faults'][number];

/** Milliseconds after the last key before the text is checked. */
const pause = 300;

export interface DescriptorState {
  file: AnswerFrom<typeof getDescriptor> | undefined;
  error: string | undefined;
  text: string;
  setText(text: string): void;
  diagnostics: readonly DescriptorDiagnostic[];
  /** As the last text without error describes it. */
  screen: Screen | undefined;
  isChecked: boolean;
  isSaving: boolean;
  save(): Promise<void>;
  reload(): void;
}

/** The descriptor file of a screen while somebody edits it; each text is checked as its drop would be. */
export function useDescriptor(name: string): DescriptorState {
  const { t } = useTranslation('docs');
  const [file, setFile] = useState<DescriptorState['file']>();
  const [error, setError] = useState<string>();
  const [text, setText] = useState('');
  const [check, setCheck] = useState<{ of: string; diagnostics: readonly DescriptorDiagnostic[] }>({ of: '', diagnostics: [] });
  const [screen, setScreen] = useState<Screen>();
  const [isSaving, setSaving] = useState(false);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const abort = new AbortController();
    call(getDescriptor, { name }, { signal: abort.signal, quiet: true }).then(
      (found) => {
        setFile(found);
        setText(found.text);
        setError(undefined);
      },
      (reason: Error) => abort.signal.aborted || setError(reason.message),
    );
    return () => abort.abort();
  }, [name, round]);

  useEffect(() => {
    if (text === '') return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call(checkDescriptor, { name, text }, { signal: abort.signal, quiet: true }).then(
        (answer) => {
          setCheck({ of: text, diagnostics: answer.faults });
          if (answer.screen) setScreen(answer.screen);
        },
        (reason: Error) => abort.signal.aborted || notify('error', reason.message),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [name, text]);

  const save = async () => {
    if (!file || isSaving) return;
    setSaving(true);
    try {
      const { version } = await call(saveDescriptor, { name, text, version: file.version });
      setFile({ ...file, text, version });
      notify('success', t('descriptor.saved'));
    } catch {
      // The call has told why.
    } finally {
      setSaving(false);
    }
  };
  return {
    file,
    error,
    text,
    setText,
    diagnostics: check.diagnostics,
    screen,
    isChecked: check.of === text,
    isSaving,
    save,
    reload: () => setRound(round + 1),
  };
}
