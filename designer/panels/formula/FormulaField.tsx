import { BranchesOutlined, CloseOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { type Completion, type Completions, completeFormula } from '../../model/assist/complete-formula.ts';
import { formulaType } from '../../model/assist/formula-type.ts';
import { setPortFormula } from '../../model/edits/flow/node-edits.ts';
import { spreadFormula } from '../../model/edits/flow/spread-formula.ts';
import type { PortRef } from '../../model/types/flow.ts';
import { typeKind, typeName } from '../../model/types/value-type.ts';
import { TypeMark } from '../parts/type-mark/TypeMark.tsx';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { CompletionList } from './CompletionList.tsx';
import './formula.css';
import { withCompletion } from './with-completion.ts';

/** The formula of an input port: with what can be written at the caret, the type it has, and what is wrong at which character. */
export function FormulaField({ at, formula }: { at: PortRef; formula: string }) {
  const { t } = useTranslation('designer-inspector');
  const text = useText();
  const designer = useDesigner();
  const { definition, diagnostics } = useDesignerState();
  const field = useRef<TextAreaRef>(null);
  const listId = useId();
  const [offered, setOffered] = useState<Completions | null>(null);
  const [chosen, setChosen] = useState(0);
  const errors = diagnostics.filter(({ node, port, code }) => code === 'formula' && node === at.node && port === at.port);
  const type = formulaType(definition, at, formula);

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
  const offer = (next: string, caret: number) => {
    const found = completeFormula(designer.state.definition, at, next, caret);
    setOffered(found.items.length > 0 ? found : null);
    setChosen(0);
  };
  const take = (completion: Completion) => {
    if (!offered) return;
    const completed = withCompletion(shown, offered, completion);
    caret.current = completed.caret;
    store(completed.text);
    setOffered(null);
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
      setOffered(null);
      return;
    }
    if (!offered) return;
    const { items } = offered;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setChosen((chosen + (event.key === 'ArrowDown' ? 1 : items.length - 1)) % items.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(items[chosen]!);
    else if (event.key === 'Escape') setOffered(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const remove = () => designer.edit(editLabels.value, (current) => setPortFormula(current, at.node, at.port, undefined));
  const spread = () => designer.edit(editLabels.spread, (current) => spreadFormula(current, at));
  return (
    <div className="design-formula">
      <div className="design-formula-line">
        <span className="design-formula-sign" aria-hidden>
          =
        </span>
        <Input.TextArea
          ref={field}
          className="design-typed"
          autoSize={{ minRows: 1, maxRows: 8 }}
          spellCheck={false}
          // Just asked for: what comes after the `=` is typed on.
          autoFocus={formula === ''}
          maxLength={2_000}
          role="combobox"
          aria-label={t('formula.of', { port: at.port })}
          aria-autocomplete="list"
          aria-expanded={offered !== null}
          {...(offered && { 'aria-controls': listId })}
          {...(offered && { 'aria-activedescendant': `${listId}-${chosen}` })}
          {...(errors.length > 0 && { status: 'error' as const, 'aria-invalid': true as const })}
          placeholder={t('formula.example')}
          value={shown}
          onChange={({ target }) => {
            store(target.value);
            offer(target.value, target.selectionStart);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOffered(null)}
        />
        <Button
          type="text"
          icon={<BranchesOutlined />}
          aria-label={t('formula.spread')}
          title={t('formula.spread')}
          disabled={errors.length > 0}
          onClick={spread}
        />
        <Button
          type="text"
          icon={<CloseOutlined />}
          aria-label={t('formula.remove', { port: at.port })}
          title={t('formula.remove', { port: at.port })}
          onClick={remove}
        />
        {offered && <CompletionList id={listId} items={offered.items} chosen={chosen} onTake={take} />}
      </div>
      {errors.map(({ text: message, range }) => (
        <button
          type="button"
          key={`${range?.from} ${message.en}`}
          className="design-field-error design-formula-error"
          onClick={() => {
            const control = field.current?.resizableTextArea?.textArea;
            control?.focus();
            control?.setSelectionRange(range?.from ?? 0, range?.to ?? 0);
          }}
        >
          {range && formula.slice(range.from, range.to) !== '' && <code className="design-formula-place">{formula.slice(range.from, range.to)}</code>}{' '}
          {text(message)}
        </button>
      ))}
      {errors.length === 0 && formula.trim() !== '' && (
        <span className="design-formula-type">
          <TypeMark type={typeKind(type)} detail={typeName(type)} /> {typeName(type)}
          {type.nullable && ` · ${t('formula.nullable')}`}
        </span>
      )}
    </div>
  );
}

function isBalanced(text: string): boolean {
  return text.split('(').length === text.split(')').length;
}
