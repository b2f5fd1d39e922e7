import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { inputAria, textValue } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { UploadLine } from '../../../web/widgets/upload/UploadLine.tsx';
import { useUploads } from '../../../web/widgets/upload/use-uploads.ts';
import { ImageNode } from './image-node.ts';
import './richtext.css';
import { Toolbar } from './Toolbar.tsx';

/** Formatted text as HTML. Pictures that are dropped, pasted or chosen are uploaded first. */
export default function RichTextEditor(props: InputProps) {
  const { value, onChange, onBlur, disabled, status } = props;
  const latest = useRef({ onChange, onBlur });
  latest.current = { onChange, onBlur };
  const html = textValue(value);
  const emitted = useRef(html);
  const { uploads, start } = useUploads('image', (file) =>
    editor
      ?.chain()
      .focus()
      .insertContent({ type: 'image', attrs: { src: file.url, alt: file.title } })
      .run(),
  );

  const take = (files: FileList | undefined) => {
    const pictures = [...(files ?? [])].filter((file) => file.type.startsWith('image/'));
    if (pictures.length) start(pictures);
    return pictures.length > 0;
  };
  const { id, ...aria } = inputAria(props);
  const attributes = Object.fromEntries(
    Object.entries({ id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label`, ...aria }).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, String(text)]],
    ),
  );
  const editor = useEditor({
    extensions: [StarterKit.configure({ link: { openOnClick: false, defaultProtocol: 'https' } }), ImageNode],
    content: html,
    editable: !disabled,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes,
      handlePaste: (_view, event) => take(event.clipboardData?.files),
      handleDrop: (_view, event) => take(event.dataTransfer?.files),
    },
    onUpdate: ({ editor: changed }) => {
      emitted.current = changed.isEmpty ? '' : changed.getHTML();
      latest.current.onChange(emitted.current || undefined);
    },
    onBlur: () => latest.current.onBlur?.(),
  });

  useEffect(() => {
    if (!editor || html === emitted.current) return;
    emitted.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  useEffect(() => editor?.setEditable(!disabled, false), [editor, disabled]);

  return (
    <div className={status === 'error' ? 'richtext richtext-faulty' : 'richtext'}>
      {editor && !disabled && <Toolbar editor={editor} onPictures={start} />}
      <EditorContent editor={editor} />
      {uploads.map((upload) => (
        <UploadLine key={upload.key} upload={upload} onStopped={() => editor?.commands.focus()} />
      ))}
    </div>
  );
}
