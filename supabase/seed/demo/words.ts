/** What a business is named after when it is not a family or a place. */
export const nameWords: readonly string[] = (
  'Blue Heron, Copper Kettle, Juniper, North Star, Red Oak, Silver Birch, Magnolia, Wildflower, Sunrise, Cornerstone, ' +
  'Evergreen, Golden Hour, Harvest Moon, Honeybee, Ironwood, Lantern, Little Fox, Marigold, Meadowlark, Millstone, ' +
  'Morning Glory, Mosaic, Nightingale, Old Mill, Open RateLimit, Orchard Lane, Paper Crane, Pioneer, Prairie, Quiet River, ' +
  'Redwood, River Bend, Rosemary, Sage, Second Street, Sparrow, Spruce, Stone Bridge, Sycamore, Tall Pine, Three Rivers, ' +
  'Tidewater, Trillium, Twin Oaks, Union, Violet, Whistlestop, White Pine, Wild Rose, Willow, Yellow House, Clover, ' +
  'Cedar, Bright Side, Compass, Crescent, Daybreak, Driftwood, Eastside, Fern & Fig, Foxglove, Granite, Greenway, Hazel, ' +
  'Hilltop, Indigo, Ivy, Keystone, Lakeside, Larkspur, Laurel, Linden, Maple Leaf, Northside, Olive Branch, Osprey, ' +
  'Pebble, Pinecrest, Plum Tree, Poppy, Riverstone, Rooster, Saltbox, Sandpiper, Shoreline, Southside, Starling, ' +
  'Summit, Sunflower, Thistle, Tin Roof, Valley View, Walnut Street, Waterwheel, Westside, Windmill, Wren, Zinnia, ' +
  'Anchor, Basil & Rye, Beacon, Bluebird, Brick House, Buttonwood, Cardinal, Chestnut, Common Ground, Corner Post'
).split(', ');

/** Family names that businesses carry. */
export const familyNames: readonly string[] = (
  'Abbott, Alvarez, Andersen, Bauer, Becker, Bennett, Brooks, Castillo, Chen, Cohen, Cruz, Daniels, Delgado, Doyle, ' +
  'Dubois, Eriksen, Farrell, Ferreira, Fischer, Flores, Fontaine, Gallagher, Garcia, Gill, Goldberg, Gomez, Gupta, Haas, ' +
  'Hansen, Harper, Hayes, Hoang, Hoffman, Ibarra, Ito, Jackson, Jensen, Johnson, Kaplan, Kaur, Keller, Kim, Kowalski, ' +
  'Larsen, Le, Lindgren, Lopez, Mancini, Marino, Martin, Mason, Mendoza, Meyer, Miller, Molina, Moretti, Murphy, Navarro, ' +
  'Nelson, Nguyen, Novak, Nowak, O’Brien, Okafor, Olsen, Ortega, Ortiz, Osei, Park, Patel, Peña, Pereira, Petrov, Quinn, ' +
  'Ramirez, Reyes, Rossi, Russo, Salazar, Sanders, Santos, Schmidt, Schneider, Shah, Silva, Singh, Sørensen, Sullivan, ' +
  'Tanaka, Taylor, Torres, Tran, Turner, Vargas, Vega, Walker, Wallace, Weber, Whitfield, Wong, Yamamoto, Yilmaz, Young, Zhang'
).split(', ');

export const streetNames: readonly string[] = (
  'Main, Oak, Maple, Cedar, Pine, Elm, Washington, Lake, Hill, Walnut, Spring, Park, Church, Chestnut, Jefferson, ' +
  'Lincoln, Madison, Jackson, River, Market, Union, Franklin, Highland, Mill, Center, Prospect, Cherry, Grove, Adams, ' +
  'Railroad, Sycamore, Water, Bridge, Grant, Monroe, Willow, College, School, Liberty, Poplar, Court, Front, State'
).split(', ');

export const streetKinds: readonly (readonly [string, number])[] = [
  ['St', 52],
  ['Ave', 26],
  ['Rd', 9],
  ['Blvd', 6],
  ['Dr', 4],
  ['Way', 3],
];
