// Written by `npm run generate` from the folders in designer/nodes and plugins/<name>/nodes. Do not edit.

import type { RegistryFieldsType } from '@rjsf/utils';
import { ServiceField } from '../../../nodes/call/panel/ServiceField.tsx';
import { CodeSourceField } from '../../../nodes/code/panel/CodeSourceField.tsx';
import { FunctionChoiceField } from '../../../nodes/function/panel/FunctionChoiceField.tsx';
import { AnswerSampleField } from '../../../nodes/http/panel/AnswerSampleField.tsx';
import { HttpUrlField } from '../../../nodes/http/panel/HttpUrlField.tsx';
import { RequestValuesField } from '../../../nodes/http/panel/RequestValuesField.tsx';
import { OperatorField } from '../../../nodes/operation/panel/OperatorField.tsx';
import { ParameterNameField } from '../../../nodes/parameter/panel/ParameterNameField.tsx';
import { SqlColumnsField } from '../../../nodes/sql/panel/SqlColumnsField.tsx';
import { SqlDatabaseField } from '../../../nodes/sql/panel/SqlDatabaseField.tsx';
import { SqlParametersField } from '../../../nodes/sql/panel/SqlParametersField.tsx';
import { SqlStatementField } from '../../../nodes/sql/panel/SqlStatementField.tsx';
import { AnswersField } from '../../../nodes/table/panel/AnswersField.tsx';
import { ColumnsField } from '../../../nodes/table/panel/ColumnsField.tsx';
import { FiguresField } from '../../../nodes/table/panel/FiguresField.tsx';
import { GroupsField } from '../../../nodes/table/panel/GroupsField.tsx';
import { JoinsField } from '../../../nodes/table/panel/JoinsField.tsx';
import { KeysField } from '../../../nodes/table/panel/KeysField.tsx';
import { TableField } from '../../../nodes/table/panel/TableField.tsx';
import { PayloadSchemaField } from '../../../nodes/topic/panel/PayloadSchemaField.tsx';
import { TopicField } from '../../../nodes/topic/panel/TopicField.tsx';
import type { Settings } from './schema-validator.ts';

/** Controls of single settings, by the name that `control` of a setting says. */
export const nodeControls: RegistryFieldsType<Settings> = {
  Service: ServiceField,
  CodeSource: CodeSourceField,
  FunctionChoice: FunctionChoiceField,
  AnswerSample: AnswerSampleField,
  HttpUrl: HttpUrlField,
  RequestValues: RequestValuesField,
  Operator: OperatorField,
  ParameterName: ParameterNameField,
  SqlColumns: SqlColumnsField,
  SqlDatabase: SqlDatabaseField,
  SqlParameters: SqlParametersField,
  SqlStatement: SqlStatementField,
  Answers: AnswersField,
  Columns: ColumnsField,
  Figures: FiguresField,
  Groups: GroupsField,
  Joins: JoinsField,
  Keys: KeysField,
  Table: TableField,
  PayloadSchema: PayloadSchemaField,
  Topic: TopicField,
};
