import { defineServerPlugin } from '../../../engine/server/index.ts';
import { apply } from './book/apply.ts';
import { creditRefunds } from './book/credit-schedules.ts';
import { invoiceTables } from './book/invoice-tables.ts';
import { invoiceHooks } from './book/issue.ts';
import { invoicePdf } from './pdf/invoice-pdf.ts';
import { monthRows } from './statements/month-rows.ts';
import { statementPdf } from './statements/statement-pdf.ts';

export default defineServerPlugin({
  name: 'invoices',
  tables: invoiceTables,
  hooks: { invoice: invoiceHooks },
  handlers: { apply, invoicePdf, statementPdf },
  rows: { months: monthRows },
  needs: {
    invoice: { of: 'invoice' },
    apply: { of: 'plan_order', isForRecords: true },
    invoicePdf: { of: 'invoice', isForRecords: true },
  },
  schedules: (platform) => [creditRefunds(platform)],
});
