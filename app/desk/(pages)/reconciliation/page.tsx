import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { LedgerChecks } from '#components/desk/reconciliation/ledger-checks.tsx';
import { SettlementFiles } from '#components/desk/reconciliation/settlement-files.tsx';
import { SettlementForm } from '#components/desk/reconciliation/settlement-form.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';
import { paymentCompanies } from '#lib/brands/opening.ts';
import { worksForAll } from '#lib/desk/reconciliation/all-brands.ts';
import { providerNames } from '#lib/payments/providers/capabilities.ts';

export const metadata: Metadata = { title: 'Reconciliation' };

export default async function ReconciliationPage() {
  const operator = await operatorWith('finance');
  if (!operator) return <Forbidden />;
  if (!worksForAll(operator)) {
    return (
      <PageHeader title="Reconciliation">
        The ledger covers all brands and requires access to all of them.
      </PageHeader>
    );
  }
  return (
    <>
      <PageHeader title="Reconciliation">
        Ledger checks and comparison with provider settlements.
      </PageHeader>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-10 xl:grid-cols-2">
        <section aria-labelledby="ledger">
          <h2 id="ledger" className="display text-xl">
            Ledger
          </h2>
          <LedgerChecks />
        </section>
        <section aria-labelledby="settlements">
          <h2 id="settlements" className="display text-xl">
            Settlements
          </h2>
          <SettlementForm providers={providerNames} companies={paymentCompanies} />
          <div className="mt-6">
            <SettlementFiles />
          </div>
        </section>
      </div>
    </>
  );
}
