import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { type Completion, type Completions, completeFormula } from '../../model/assist/complete-formula.ts';
import { setPortFormula } from '../../model/edits/flow/node-edits.ts';
import type { PortRef } from '../../model/types/flow.ts';
import { useDesigner } from '../state/use-designer.ts';
import { withCompletion } from './with-completion.ts';

/** The text of a formula while it is typed, with what can be written at the caret. `field` is the area it is typed in. */
export function useFormulaText(at: PortRef, formula: string) {
  const designer = useDesigner();
  const field = useRef<TextAreaRef>(null);
  const [offered, setOffered] = useState<Completions | null>(null);
  const [chosen, setChosen] = useState(0);

  // What is stored shows a moment later; the caret must not wait for it, nor jump.
  const [typed, setTyped] = useState({ text: formula, before: formula });
  const shown = formula === typed.text || formula === typed.before ? typed.text : formula;
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null || shown !== typed.text) return;
    field.current?.resizableTextArea?.textArea.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [shown, typed]);

  const store = (next: string) => {
    setTyped({ text: next, before: formula });
    designer.edit(editLabels.formula, (current) => setPortFormula(current, at.node, at.port, next), `formula.${at.node}.${at.port}`);
  };
  const offer = (next: string, position: number) => {
    const found = completeFormula(designer.state.definition, at, next, position);
    setOffered(found.items.length > 0 ? found : null);
    setChosen(0);
  };
  const close = () => setOffered(null);
  const take = (completion: Completion) => {
    if (!offered) return;
    const completed = withCompletion(shown, offered, completion);
    caret.current = completed.caret;
    store(completed.text);
    close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      offer(shown, event.currentTarget.selectionStart);
      return;
    }
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    if (event.key === ')' && start === end && shown[start] === ')' && isBalanced(shown)) {
      // That of a function taken from the list is there already.
      event.preventDefault();
      event.currentTarget.setSelectionRange(start + 1, start + 1);
      close();
      return;
    }
    if (!offered) return;
    const { items } = offered;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setChosen((chosen + (event.key === 'ArrowDown' ? 1 : items.length - 1)) % items.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(items[chosen]!);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    ...{ field, shown, offered, chosen, take, onKeyDown, close },
    /** Stores what was typed and offers what can follow at the caret. */
    type(next: string, position: number) {
      store(next);
      offer(next, position);
    },
  };
}

function isBalanced(text: string): boolean {
  return text.split('(').length === text.split(')').length;
}
