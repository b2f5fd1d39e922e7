import type { FieldProps } from '@rjsf/utils';
import { Input } from 'antd';
import { useState } from 'react';
import { fillText, type Text } from '../../../../engine/core/text/text.ts';
import { useLanguage } from '../../../../engine/web/index.ts';
import { texts as editLabels } from '../../../../generated/words/designer-panels/edit-labels.ts';
import { texts } from '../../../../generated/words/node-http/http-url-field.ts';
import { useSettingsPlace } from '../../../panels/inspector/settings/controls/settings-context.ts';
import { useDesigner } from '../../../panels/state/use-designer.ts';
import { type ReadCurl, readCurl } from '../model/curl/read-curl.ts';
import { withCurl } from '../model/curl/with-curl.ts';

/** The address of a request. A curl command that is pasted here becomes the whole request. */
export function HttpUrlField({ formData, onChange, fieldPathId, schema, name }: FieldProps) {
  const language = useLanguage();
  const designer = useDesigner();
  const { node } = useSettingsPlace();
  const [notes, setNotes] = useState<Text[]>([]);
  return (
    <>
      <Input.TextArea
        id={fieldPathId.$id}
        aria-label={schema.title || name}
        autoSize={{ minRows: 1, maxRows: 6 }}
        spellCheck={false}
        value={typeof formData === 'string' ? formData : ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value, fieldPathId.path)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text');
          if (!/^\s*curl(\.exe)?\s/i.test(text)) return;
          event.preventDefault();
          const request = readCurl(text);
          setNotes(request ? notesOf(request) : [texts.unread]);
          if (request) designer.edit(editLabels.settings, (current) => withCurl(current, node, request));
        }}
      />
      <div className="design-field-hint" role="status">
        {notes.map((note) => note[language]).join(' ')}
      </div>
    </>
  );
}

function notesOf({ secrets, left }: ReadCurl): Text[] {
  return [
    texts.taken,
    ...(secrets.length > 0 ? [fillText(texts.secrets, { names: secrets.join(', ') })] : []),
    ...(left.length > 0 ? [fillText(texts.left, { names: left.join(', ') })] : []),
  ];
}
