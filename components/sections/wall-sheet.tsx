import { qrCode } from "@/lib/qr";
import { site } from "@/lib/site";

/** Fields to fill in by hand on the printed sheet. */
const blanks = ["Gas valve", "Water stop valve", "Main switch, isolator", "Meters", "Key holder", "Address, postcode"];

/**
 * The bottom of the printed page, which is one sheet for the plant-room wall: details of the building, and our number.
 * Of the rest of the page, only elements with the class `on-paper` are printed.
 */
export function WallSheet() {
  // A QR code in capitals has fewer and larger modules; the case of a URL scheme does not matter.
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
