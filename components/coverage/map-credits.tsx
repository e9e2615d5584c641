/** The sources of the maps and the postcode look-up, as their licences require. */
export function MapCredits() {
  return (
    <p className="mt-6 max-w-text text-small text-ink-soft">
      Maps and postcode look-up: contains OS data © Crown copyright and database right 2025; Royal Mail data © Royal
      Mail copyright and database right 2025; National Statistics data © Crown copyright and database right 2025; NaPTAN
      data (Department for Transport);{" "}
      <a className="text-link" href="https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/">
        Open Government Licence v3.0
      </a>
      . Boundaries © Crown copyright and database right 2016, conversion{" "}
      <a className="text-link" href="https://github.com/martinjc/UK-GeoJSON">
        martinjc/UK-GeoJSON
      </a>
      , and places from{" "}
      <a className="text-link" href="https://www.geonames.org/">
        GeoNames
      </a>
      , both{" "}
      <a className="text-link" href="https://creativecommons.org/licenses/by/4.0/">
        CC BY 4.0
      </a>
      ; simplified by us.
    </p>
  );
}
