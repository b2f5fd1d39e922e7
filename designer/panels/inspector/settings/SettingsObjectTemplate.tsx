import type { ObjectFieldTemplateProps } from '@rjsf/utils';

/** Members one below the other, without a frame. */
export function SettingsObjectTemplate({ properties }: ObjectFieldTemplateProps) {
  return properties.map(({ name, content }) => (
    <div key={name} className="design-setting">
      {content}
    </div>
  ));
}
