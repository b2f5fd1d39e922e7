import { Input } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { texts as labels } from '../../../generated/words/designer-panels/name-line.ts';
import { useCanvas } from '../../canvas/state/use-canvas.ts';
import { fitAfterEdit } from '../../canvas/view/fit-nodes.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import { useIdle } from '../parts/use-idle.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';

type LineReader = typeof import('./line-reader.ts').default;

/**
 * Call name and title in one field, read as it is typed: `Tool.Add 两数相加`, or a whole interface:
 * `Tool.Add(a:int, b:int): sum = a + b // 两数相加`.
 */
export function NameLine() {
  const { t } = useTranslation('designer');
  const text = useText();
  const designer = useDesigner();
  const canvas = useCanvas();
  const { definition, problems, id } = useDesignerState();
  const [typed, setTyped] = useState<string | null>(null);
  const [reader, setReader] = useState<LineReader | null>(null);
  const load = async () => {
    const { default: loaded } = await import('./line-reader.ts');
    setReader(loaded);
    return loaded;
  };
  const isIdle = useIdle(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isIdle) void load();
  }, [isIdle]);
  const hintId = useId();
  const faults = typed === null || typed.trim() === '' ? [] : (reader?.parseInterfaceLine(typed, definition.namespace).problems ?? []);
  const nameProblem = definition.class === '' ? undefined : problems.find(({ pointer }) => /^\/(namespace|class|method|title)$/.test(pointer));
  const said = faults[0]?.text ?? nameProblem?.text;
  const write = ({ applyInterfaceLine }: LineReader, line: string) => {
    const { flow } = designer.state.definition;
    designer.edit(labels.name, (before) => applyInterfaceLine(before, line), 'name-line');
    // A flow that was drawn anew may be larger than what is seen.
    if (designer.state.definition.flow !== flow) fitAfterEdit(canvas);
  };
  const onChange = (line: string) => {
    setTyped(line);
    if (reader) write(reader, line);
    else void load().then((loaded) => write(loaded, line));
  };
  return (
    <span className="design-name">
      <Input
        prefix={<span className="design-name-space">{`${definition.namespace}.`}</span>}
        value={typed ?? lineOf(definition)}
        onFocus={() => void load()}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => setTyped(null)}
        placeholder={t('namePlaceholder')}
        status={said ? 'error' : ''}
        autoFocus={id === null}
        spellCheck={false}
        aria-label={t('name')}
        aria-invalid={said !== undefined}
        aria-describedby={hintId}
      />
      <span id={hintId} role="status" className="design-name-hint">
        {said && text(said)}
      </span>
    </span>
  );
}

function lineOf({ class: className, method, title }: InterfaceDefinition): string {
  return className === '' && method === '' ? '' : `${className}.${method}${title === '' ? '' : ` ${title}`}`;
}
