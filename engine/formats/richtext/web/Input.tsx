import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { EditorBoundary } from '../../../web/widgets/code-editor/EditorBoundary.tsx';
import MultilineInput from '../../multiline/web/Input.tsx';

const RichTextEditor = lazy(() => import('./RichTextEditor.tsx'));

/** The editor is a chunk of its own; where it cannot load, the text is edited as it is. */
export default function RichTextInput(props: InputProps) {
  return (
    <EditorBoundary fallback={<MultilineInput {...props} />}>
      <Suspense fallback={<Skeleton.Input active block style={{ height: 240 }} />}>
        <RichTextEditor {...props} />
      </Suspense>
    </EditorBoundary>
  );
}
