import type { FieldProps } from '@rjsf/utils';
import { useLanguage } from '../../../../engine/web/index.ts';
import { texts } from '../../../../generated/words/node-topic/payload-schema-field.ts';
import { typeName } from '../../../model/types/value-type.ts';
import { payloadType, requiredMembers } from '../model/payload-type.ts';

/** What the topic asks of a payload, to be read: it comes with the topic. */
export function PayloadSchemaField({ formData, fieldPathId }: FieldProps) {
  const language = useLanguage();
  const members = Object.entries(payloadType(formData).members ?? {});
  const required = new Set(requiredMembers(formData));
  return (
    <div id={fieldPathId.$id}>
      {members.length === 0 && <span className="p-second">{(formData === undefined ? texts.none : texts.any)[language]}</span>}
      {members.map(([name, type]) => (
        <div key={name}>
          <code>{name}</code> <span className="p-second">{`${typeName(type)}${required.has(name) ? ` · ${texts.required[language]}` : ''}`}</span>
        </div>
      ))}
    </div>
  );
}
