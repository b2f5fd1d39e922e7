import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { texts } from '../../../generated/words/designer-panels/use-definition-text.ts';
import { printDefinition } from '../../model/json-text/print-definition.ts';
import { type PlacedDiagnostic, placeDiagnostics, readDefinition } from '../../model/json-text/read-definition.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { setUnparsedText, unparsedText } from './unparsed-text.ts';

let visits = 0;

/**
 * The text of the definition, both ways. What is typed becomes an edit as soon as it has the shape of a definition, one for the whole visit;
 * until then the graph stays as it was and `isAhead` is true. Text that is no definition is never replaced from outside.
 */
export function useDefinitionText() {
  const designer = useDesigner();
  const { definition, diagnostics: rules } = useDesignerState();
  const [text, setText] = useState(() => printDefinition(definition));
  const [offered, setOffered] = useState(() => unparsedText(designer));
  const group = useRef('');
  if (group.current === '') group.current = `json-${++visits}`;
  /** The definition the text stands for. */
  const shown = useRef<InterfaceDefinition>(definition);
  const [shape, setShape] = useState<readonly PlacedDiagnostic[]>([]);
  const isAhead = shape.length > 0;
  const diagnostics = useMemo(() => (isAhead ? shape : placeDiagnostics(text, rules)), [isAhead, shape, text, rules]);
  const ahead = useRef(isAhead);
  ahead.current = isAhead;

  useEffect(() => {
    if (definition === shown.current || ahead.current) return;
    shown.current = definition;
    setText(printDefinition(definition));
  }, [definition]);

  const change = useCallback(
    (typed: string) => {
      setText(typed);
      setOffered(undefined);
      const { definition: next, diagnostics: found } = readDefinition(typed, designer.state.definition);
      setShape(found);
      setUnparsedText(designer, next ? null : typed);
      if (!next) return;
      shown.current = next;
      designer.edit(texts.label, () => next, group.current);
    },
    [designer],
  );
  const endGroup = useCallback(() => {
    group.current = `json-${++visits}`;
  }, []);
  const discard = useCallback(() => {
    setUnparsedText(designer, null);
    setOffered(undefined);
    setShape([]);
    shown.current = designer.state.definition;
    setText(printDefinition(designer.state.definition));
  }, [designer]);
  return { text, diagnostics, isAhead, change, endGroup, discard, offered, isBehind: isAhead && definition !== shown.current };
}
