import { qrCode } from "@/lib/qr";
import { site } from "@/lib/site";

/** What only whoever hangs it up can know. */
const blanks = ["Gas valve", "Water stop valve", "Main switch, isolator", "Meters", "Key holder", "Address, postcode"];

/**
 * The foot of the page when it is printed, which makes one sheet for the plant-room wall of it: what is particular to
 * the building, and the number. Of the rest of the page only what is marked `on-paper` is printed with it.
 */
export function WallSheet() {
  // In capitals, which a scheme may have, the code has fewer and larger modules.
  const { side, d } = qrCode(site.phone.href.toUpperCase());
  return (
    <section aria-label="For the plant-room wall" className="container wall-sheet on-paper">
      <dl>
        {blanks.map((blank) => (
          <div key={blank}>
            <dt>{blank}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <p>
        <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label="The emergency line as a QR code">
          <path d={d} />
        </svg>
        24/7 emergency line
        <b translate="no">{site.phone.display}</b>
      </p>
    </section>
  );
}
