import { LeakFields } from "@/components/calendar/leak-fields";
import { leakChecks, refrigerants } from "@/data/refrigerants";
import { chargeAt, gwpOf, type Refrigerant } from "@/lib/refrigerants";

const names = Object.keys(refrigerants) as Refrigerant[];
const number = new Intl.NumberFormat("en-GB");

/** The leak checks by charge: a calculator, and a table that needs no script. */
export function LeakChecks() {
  return (
    <div className="mt-6 grid gap-x-10 gap-y-5 lg:mt-12 lg:grid-cols-2">
      <LeakFields />
      <table className="w-full border-t-[1.5px] border-ink text-small">
        <caption className="pb-4 text-left text-ink-soft">
          Charge in kilograms from which each interval applies. GWP (global warming potential) compares a gas with
          carbon dioxide.
        </caption>
        <thead>
          <tr className="border-b-[1.5px] border-ink align-bottom">
            <th scope="col" className="py-1.5 pr-2 text-left">
              Gas and GWP
            </th>
            {leakChecks.map(({ tonnes, months }) => (
              <th key={tonnes} scope="col" className="py-1.5 pl-2 text-right">
                {tonnes} t CO₂e, <span className="block font-medium text-ink-soft">every {months} months</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name} className="border-b border-ink-line">
              <th scope="row" className="py-1.5 pr-2 text-left">
                {name}, <span className="block font-medium text-ink-soft sm:inline">{number.format(gwpOf(name))}</span>
              </th>
              {leakChecks.map(({ tonnes }) => (
                <td key={tonnes} className="py-1.5 pl-2 text-right">
                  {chargeAt(name, tonnes)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
