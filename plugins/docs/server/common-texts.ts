import type { Text } from '../../../engine/core/text/text.ts';

/** Parameters that many of the platform's own calls share. */
export const commonTexts: Record<string, Text> = {
  id: { zh_cn: '记录 ID', en: 'Id of the record' },
  ids: { zh_cn: '多个记录的 ID，最多 1000 个', en: 'Ids of several records, at most 1000' },
  rev: { zh_cn: '读取时的版本号；已被他人修改时返回 409', en: 'Revision that was read; 409 when somebody has changed the record since' },
  clear: { zh_cn: '要清空的字段名', en: 'Names of fields to empty' },
  page: { zh_cn: '页码，从 1 开始', en: 'Page, from 1' },
  per_page: { zh_cn: '每页条数', en: 'Records on a page' },
  sort: { zh_cn: '排序字段，用逗号分隔，字段前加 - 为降序', en: 'Fields to sort by, comma separated, - before a field for descending' },
  search: { zh_cn: '搜索词', en: 'Words to search for' },
  filters: {
    zh_cn: '筛选条件：{"字段": 值}，或 {"字段": {"in": []}}、{"字段": {"from": "", "to": ""}}',
    en: 'Conditions: {"field": value}, or {"field": {"in": []}} and {"field": {"from": "", "to": ""}}',
  },
  trash: { zh_cn: '只看已删除的记录', en: 'Removed records instead of live ones' },
  with_counts: { zh_cn: '同时返回每个标签页的条数', en: 'Also count the records of each tab' },
  request_key: {
    zh_cn: '客户端为一次提交生成的标识；24 小时内重复提交得到第一次的结果，不会重复新建',
    en: 'Made by the client for one submission; sent again within 24 hours it gets the first answer and adds nothing',
  },
  field: { zh_cn: '字段名', en: 'Name of the field' },
  file: { zh_cn: '以 multipart/form-data 上传的文件', en: 'File, uploaded as multipart/form-data' },
  mapping: { zh_cn: '列的对应关系：{"文件中的列": "字段"}', en: 'Which column is which field: {"column of the file": "field"}' },
  dry_run: { zh_cn: '只检查，不写入', en: 'Check only, write nothing' },
  format: { zh_cn: '文件格式', en: 'Format of the file' },
  columns: { zh_cn: '要导出的字段', en: 'Fields to export' },
  template: { zh_cn: '只要表头，用作导入模板', en: 'Only the header row, for an import' },
  access_token: { zh_cn: '访问凭证', en: 'Token of the session or app' },
  app_key: { zh_cn: '应用的 AppKey', en: 'Key of the app' },
  app_secret: { zh_cn: '应用的 AppSecret', en: 'Secret of the app' },
  username: { zh_cn: '账号', en: 'Account name' },
  password: { zh_cn: '密码', en: 'Password' },
  kind: { zh_cn: '类别', en: 'Kind' },
  name: { zh_cn: '名称', en: 'Name' },
  screen: { zh_cn: '页面名称', en: 'Name of the screen' },
};
