import { Popover } from 'antd';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../core/descriptor/types.ts';
import { useText } from '../../../web/state/language.ts';
import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import { MemberWidgets } from '../../../web/widgets/base/member-widgets.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { isTable } from './member-layout.ts';
import './members-cell.css';

type Members = Record<string, unknown>;

/** So many members say what an object is about in a list. */
const named = 2;

/** An object, or a list of them, whose members are known: each member under its label and as its own format is shown. */
export function MembersCell({ members, value, place }: Pick<CellProps, 'place'> & { members: Field[]; value: Members | Members[] }) {
  const { t } = useTranslation('list');
  if (!Array.isArray(value)) return place === 'detail' ? <Pairs members={members} record={value} /> : <Line members={members} record={value} />;
  const all = isTable(members) ? <Table members={members} records={value} /> : <PairsList members={members} records={value} />;
  if (place === 'detail') return <div className="members">{all}</div>;
  return (
    <Popover trigger="click" placement="bottomLeft" content={<div className="cell-viewer members">{all}</div>}>
      <button type="button" className="cell-line cell-link" onClick={(event) => event.stopPropagation()}>
        {t('memberCount', { count: value.length })}
      </button>
    </Popover>
  );
}

function Line({ members, record }: { members: Field[]; record: Members }) {
  const filled = members.filter((member) => !isEmptyValue(record[member.name])).slice(0, named);
  return (
    <span className="cell-line members-line">
      {filled.map((member) => (
        <Value key={member.name} member={member} record={record} place="list" />
      ))}
    </span>
  );
}

function Pairs({ members, record }: { members: Field[]; record: Members }) {
  const text = useText();
  return (
    <dl className="members-pairs">
      {members.map((member) => (
        <div key={member.name}>
          <dt>{text(member.label)}</dt>
          <dd>
            <Value member={member} record={record} place="detail" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PairsList({ members, records }: { members: Field[]; records: Members[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: what is shown is never moved
  return records.map((record, index) => <Pairs key={index} members={members} record={record} />);
}

function Table({ members, records }: { members: Field[]; records: Members[] }) {
  const text = useText();
  return (
    <table className="members-table">
      <thead>
        <tr>
          {members.map((member) => (
            <th key={member.name} scope="col">
              {text(member.label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is shown is never moved
          <tr key={index}>
            {members.map((member) => (
              <td key={member.name}>
                <Value member={member} record={record} place="detail" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ member, record, place }: { member: Field; record: Members; place: CellProps['place'] }) {
  const { Cell } = use(MemberWidgets)(member);
  return <Cell field={member} value={record[member.name]} record={record} place={place} />;
}
