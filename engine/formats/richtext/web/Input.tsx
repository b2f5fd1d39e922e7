import { Skeleton } from 'antd';
import { lazyPart } from '../../../web/widgets/base/lazy-part.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { EditorBoundary } from '../../../web/widgets/code-editor/EditorBoundary.tsx';
import { WhenVisible } from '../../../web/widgets/parts/WhenVisible.tsx';
import MultilineInput from '../../multiline/web/Input.tsx';

const placeholder = <Skeleton.Input active block style={{ height: 240 }} />;
const RichTextEditor = lazyPart(() => import('./RichTextEditor.tsx'), placeholder);

/** The editor is a chunk of its own, fetched when the field comes into sight; where it cannot load, the text is edited as it is. */
export default function RichTextInput(props: InputProps) {
  return (
    <EditorBoundary fallback={<MultilineInput {...props} />}>
      <WhenVisible placeholder={placeholder}>
        <RichTextEditor {...props} />
      </WhenVisible>
    </EditorBoundary>
  );
}
