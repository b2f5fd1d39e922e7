import {
  BoldOutlined,
  CodeOutlined,
  ItalicOutlined,
  LineOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { Editor } from '@tiptap/react';
import { Button, Select } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageTypes } from '../../../web/widgets/upload/check-upload.ts';
import { LinkDialog } from './LinkDialog.tsx';

const headingLevels = [1, 2, 3] as const;

interface Tool {
  name: string;
  icon: ReactNode;
  isOn?: boolean;
  isOff?: boolean;
  run(): void;
}

/** What can be done with the selection. Every tool has a name and says whether it is on. */
export function Toolbar({ editor, onPictures }: { editor: Editor; onPictures(files: File[]): void }) {
  const { t } = useTranslation('form');
  const picker = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState<string | null>(null);
  const act = () => editor.chain().focus();
  const level = headingLevels.find((one) => editor.isActive('heading', { level: one })) ?? 0;
  const setLevel = (next: number) => {
    const heading = headingLevels.find((one) => one === next);
    if (heading) act().setHeading({ level: heading }).run();
    else act().setParagraph().run();
  };
  const tools: Tool[] = [
    { name: 'bold', icon: <BoldOutlined />, isOn: editor.isActive('bold'), run: () => act().toggleBold().run() },
    { name: 'italic', icon: <ItalicOutlined />, isOn: editor.isActive('italic'), run: () => act().toggleItalic().run() },
    { name: 'underline', icon: <UnderlineOutlined />, isOn: editor.isActive('underline'), run: () => act().toggleUnderline().run() },
    { name: 'strike', icon: <StrikethroughOutlined />, isOn: editor.isActive('strike'), run: () => act().toggleStrike().run() },
    { name: 'bulletList', icon: <UnorderedListOutlined />, isOn: editor.isActive('bulletList'), run: () => act().toggleBulletList().run() },
    { name: 'orderedList', icon: <OrderedListOutlined />, isOn: editor.isActive('orderedList'), run: () => act().toggleOrderedList().run() },
    { name: 'quote', icon: <span aria-hidden>❝</span>, isOn: editor.isActive('blockquote'), run: () => act().toggleBlockquote().run() },
    { name: 'code', icon: <CodeOutlined />, isOn: editor.isActive('codeBlock'), run: () => act().toggleCodeBlock().run() },
    { name: 'rule', icon: <LineOutlined />, run: () => act().setHorizontalRule().run() },
    { name: 'link', icon: <LinkOutlined />, isOn: editor.isActive('link'), run: () => setLink(String(editor.getAttributes('link').href ?? '')) },
    { name: 'picture', icon: <PictureOutlined />, run: () => picker.current?.click() },
    { name: 'undo', icon: <UndoOutlined />, isOff: !editor.can().undo(), run: () => act().undo().run() },
    { name: 'redo', icon: <RedoOutlined />, isOff: !editor.can().redo(), run: () => act().redo().run() },
  ];
  return (
    <div className="richtext-toolbar" role="toolbar" aria-label={t('richtext.toolbar')}>
      <Select
        aria-label={t('richtext.heading')}
        size="small"
        variant="borderless"
        popupMatchSelectWidth={false}
        style={{ width: 112 }}
        value={level}
        onChange={setLevel}
        options={[0, ...headingLevels].map((value) => ({ value, label: t(`richtext.level${value}`) }))}
      />
      {tools.map(({ name, icon, isOn, isOff, run }) => (
        <Button
          key={name}
          size="small"
          type="text"
          className={isOn ? 'richtext-on' : undefined}
          icon={icon}
          disabled={isOff}
          aria-label={t(`richtext.${name}`)}
          aria-pressed={isOn}
          title={t(`richtext.${name}`)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        />
      ))}
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={imageTypes.join()}
        onChange={(event) => {
          onPictures([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {link !== null && (
        <LinkDialog
          initial={link}
          onCancel={() => setLink(null)}
          onSet={(href) => {
            setLink(null);
            if (href) act().extendMarkRange('link').setLink({ href }).run();
            else act().extendMarkRange('link').unsetLink().run();
          }}
        />
      )}
    </div>
  );
}
