import type { Industry } from '../../../lib/employment/industry.ts';

/** shop: a few people who know each other; firm: a company with departments; public: run by or for everybody. */
export type Scale = 'shop' | 'firm' | 'public';

/** What a name starts with: a family's name, a place, or a word that somebody liked. */
export type NameStyle = 'family' | 'place' | 'word';

export type BusinessKind = {
  industry: Industry;
  scale: Scale;
  /** People in a town below which there is none of these. */
  minPopulation: number;
  styles: readonly NameStyle[];
  /** What a name ends with. */
  nouns: readonly string[];
  /** How it calls itself in a sentence, where that is not the kind's own name. */
  phrase?: string;
};

const styleOf: Record<string, NameStyle> = { f: 'family', p: 'place', w: 'word' };

const kinds =
  (industry: Industry, scale: Scale) =>
  (
    styles: string,
    nouns: string,
    options: { minPopulation?: number; phrase?: string } = {},
  ): BusinessKind => ({
    industry,
    scale,
    minPopulation: options.minPopulation ?? 0,
    styles: [...styles].map((letter) => styleOf[letter] ?? 'word'),
    nouns: nouns.split(', '),
    ...(options.phrase && { phrase: options.phrase }),
  });

const careShop = kinds('Healthcare', 'shop');
const careFirm = kinds('Healthcare', 'firm');
const foodShop = kinds('Hospitality', 'shop');
const foodFirm = kinds('Hospitality', 'firm');
const retailShop = kinds('Retail', 'shop');
const retailFirm = kinds('Retail', 'firm');
const moveShop = kinds('Transportation', 'shop');
const moveFirm = kinds('Transportation', 'firm');
const buildShop = kinds('Construction', 'shop');
const buildFirm = kinds('Construction', 'firm');
const makeShop = kinds('Manufacturing', 'shop');
const makeFirm = kinds('Manufacturing', 'firm');
const school = kinds('Education', 'public');
const lessons = kinds('Education', 'shop');
const moneyFirm = kinds('Finance', 'firm');
const moneyShop = kinds('Finance', 'shop');
const techFirm = kinds('Technology', 'firm');
const techShop = kinds('Technology', 'shop');
const otherShop = kinds('Other', 'shop');
const otherFirm = kinds('Other', 'firm');
const otherPublic = kinds('Other', 'public');

const town = { minPopulation: 8_000 };
const city = { minPopulation: 40_000 };
const bigCity = { minPopulation: 150_000 };

/** Each kind of business of the occupations, with the words that its names are made of. */
export const businessKinds: Record<string, BusinessKind> = {
  hospital: careFirm('pw', 'General Hospital, Memorial Hospital, Medical Center', town),
  'surgery center': careFirm('pw', 'Surgery Center, Outpatient Surgery', city),
  'nursing home': careFirm('wp', 'Care Center, Nursing & Rehab, Manor'),
  clinic: careFirm('pw', 'Health Clinic, Community Clinic, Health Center'),
  'home health agency': careFirm('wf', 'Home Health, Home Health Care'),
  'assisted living community': careFirm('wp', 'Assisted Living, Senior Living, Gardens'),
  'in-home care company': careFirm('wf', 'Home Care, In-Home Care', { phrase: 'home care company' }),
  'family practice': careShop('fpw', 'Family Medicine, Family Practice, Family Health'),
  'urgent care clinic': careFirm('pw', 'Urgent Care, Walk-In Clinic'),
  'specialty clinic': careFirm('pw', 'Cardiology, Dermatology, Orthopedics, Eye & Ear', {
    ...town,
    phrase: 'specialist practice',
  }),
  'dental office': careShop('fpw', 'Dental, Family Dentistry, Dental Care'),
  'orthodontic practice': careShop('fw', 'Orthodontics', town),
  'periodontal practice': careShop('fp', 'Periodontics', city),
  'retail pharmacy': careShop('fp', 'Pharmacy, Drug', { phrase: 'pharmacy' }),
  'hospital pharmacy': careFirm('pw', 'Hospital Pharmacy', town),
  'lab draw station': careFirm('wp', 'Labs, Diagnostics', { ...town, phrase: 'medical lab' }),
  'blood center': careFirm('p', 'Blood Center', city),
  'outpatient therapy clinic': careFirm('wp', 'Physical Therapy, Therapy & Sports'),
  'skilled nursing facility': careFirm('wp', 'Skilled Nursing, Rehab & Nursing'),
  'ambulance service': careFirm('pw', 'Ambulance, EMS'),
  'fire department': otherPublic('p', 'Area Fire & Rescue'),
  'event medical company': careFirm('w', 'Event Medical', city),
  'animal hospital': careShop('pwf', 'Animal Hospital, Veterinary Hospital, Vet Clinic'),
  'emergency vet clinic': careFirm('pw', 'Emergency Vet, Veterinary Emergency', city),
  'animal shelter': otherPublic('pw', 'Animal Shelter, Animal Rescue, Humane Friends'),
  'optical shop': careShop('fwp', 'Optical, Eyewear'),
  'eye clinic': careShop('fp', 'Eye Care, Eye Clinic'),
  'day spa': careShop('w', 'Day Spa, Spa'),
  'chiropractic office': careShop('fp', 'Chiropractic'),
  'autism therapy center': careFirm('w', 'Autism Therapy, Behavioral Therapy', town),
  'treatment program': careFirm('w', 'Recovery, Treatment Center', town),

  'clothing store': retailShop('wf', 'Clothing, Outfitters, Apparel, Dry Goods'),
  'gift shop': retailShop('wp', 'Gifts, Gift Shop, Mercantile'),
  'home goods store': retailShop('wf', 'Home, Home Goods, Kitchen & Home'),
  'grocery store': retailFirm('fpw', 'Market, Foods, Grocery'),
  'hardware store': retailShop('fp', 'Hardware, Hardware & Paint'),
  'convenience store': retailShop('fpw', 'Corner Store, Mini Mart, Quick Stop'),
  'furniture store': retailFirm('fw', 'Furniture, Home Furnishings'),
  'shoe store': retailShop('fw', 'Shoes, Footwear'),
  pharmacy: retailFirm('pf', 'Pharmacy, Drugstore'),
  'warehouse club': retailFirm('w', 'Wholesale Club, Warehouse Club', city),
  'food co-op': retailFirm('pw', 'Food Co-op, Community Co-op', town),
  'farm market': retailShop('fw', 'Farm Market, Farm Stand'),
  'butcher shop': retailShop('fw', 'Meats, Butcher Shop, Butchery'),
  'flower shop': retailShop('wf', 'Flowers, Floral, Flower Shop'),
  'event florist': retailShop('w', 'Floral Design, Event Flowers', town),
  'pet salon': retailShop('w', 'Pet Salon, Dog Grooming'),
  'pet store': retailShop('wp', 'Pet Supply, Pets'),
  'bike shop': retailShop('wp', 'Cycles, Bike Shop, Bicycles'),

  'coffee shop': foodShop('wpf', 'Coffee, Coffee House, Coffee Roasters, Espresso'),
  'bakery cafe': foodShop('wf', 'Bakery & Cafe, Bakehouse Cafe'),
  bakery: foodShop('wf', 'Bakery, Bread, Bakehouse'),
  restaurant: foodShop('wfp', 'Kitchen, Grill, Table, Eatery, Bistro, Diner'),
  'hotel kitchen': foodFirm('wp', 'Hotel, House Hotel', { ...town, phrase: 'hotel' }),
  brewpub: foodShop('wp', 'Brewpub, Brewing Taproom, Ale House'),
  'catering company': foodShop('fw', 'Catering, Events & Catering'),
  'country club': foodFirm('wp', 'Country Club, Golf & Country Club', town),
  hotel: foodFirm('wp', 'Hotel, House Hotel, Suites'),
  inn: foodShop('wp', 'Inn, Bed & Breakfast'),
  bar: foodShop('wf', 'Tavern, Bar, Taproom, Lounge'),
  'music venue': foodShop('w', 'Music Hall, Ballroom, Stage', city),
  'school cafeteria': school('p', 'Area School Kitchens', { phrase: 'school kitchen' }),
  'hospital cafeteria': foodFirm('wp', 'Hospital Dining', { ...town, phrase: 'hospital kitchen' }),
  'vacation rental company': foodFirm('w', 'Vacation Rentals, Stays'),
  'banquet hall': foodFirm('wp', 'Banquet Hall, Banquets'),
  'event venue': foodFirm('wp', 'Event Hall, Barn & Events, Event Center'),
  museum: otherPublic('p', 'History Museum, Art Museum, Science Museum', city),

  'parcel carrier': moveFirm('w', 'Parcel, Delivery, Express', town),
  'auto parts store': retailShop('fw', 'Auto Parts, Auto Supply'),
  'trucking company': moveFirm('fw', 'Trucking, Freight Lines, Transport'),
  'food distributor': moveFirm('fw', 'Food Distributing, Provisions, Foodservice', town),
  'building supply': retailFirm('fp', 'Building Supply, Lumber & Supply'),
  'school district': school('p', 'Area Schools, School District'),
  'bus company': moveFirm('fw', 'Bus Lines, Coach Lines'),
  'transit agency': kinds('Transportation', 'public')('p', 'Area Transit, Metro Transit', city),
  warehouse: moveFirm('wp', 'Warehousing, Storage & Fulfillment, Logistics', town),
  'distribution center': moveFirm('wp', 'Distribution, Distribution Center', town),
  'lumber yard': retailFirm('fp', 'Lumber, Lumber Yard'),
  'parcel hub': moveFirm('wp', 'Parcel Hub, Package Center', city),
  'tow company': moveShop('fp', 'Towing, Towing & Recovery'),
  'auto repair shop': moveShop('fp', 'Auto Repair, Auto Service, Garage'),
  dealership: retailFirm('fp', 'Motors, Auto Sales', { ...town, phrase: 'car dealership' }),
  'quick lube shop': moveShop('wp', 'Quick Lube, Oil Change'),
  'tire shop': moveShop('fw', 'Tire, Tire & Auto'),
  'airport services company': moveFirm('w', 'Ground Services, Airport Services', bigCity),
  'moving company': moveShop('fw', 'Moving, Moving & Storage'),

  'electrical contractor': buildShop('fw', 'Electric, Electrical'),
  'solar installer': buildFirm('w', 'Solar, Solar & Electric'),
  'plumbing company': buildShop('fp', 'Plumbing, Plumbing & Drain'),
  'mechanical contractor': buildFirm('fw', 'Mechanical'),
  'heating and cooling company': buildShop('fw', 'Heating & Cooling, Heating & Air'),
  'general contractor': buildFirm('fw', 'Construction, Builders'),
  'remodeling company': buildShop('fw', 'Remodeling, Renovations'),
  'concrete company': buildFirm('f', 'Concrete, Concrete & Masonry'),
  'roofing company': buildShop('fw', 'Roofing'),
  'painting company': buildShop('fw', 'Painting'),
  'drywall contractor': buildShop('f', 'Drywall, Drywall & Plaster'),
  'excavation company': buildFirm('f', 'Excavating'),
  'road contractor': buildFirm('fp', 'Paving, Road Builders'),
  'landscape company': buildShop('fw', 'Landscaping, Lawn & Garden, Landscape'),

  'fabrication shop': makeShop('fw', 'Fabrication, Metal Works'),
  shipyard: makeFirm('pw', 'Shipyard, Marine Works', bigCity),
  'machine shop': makeShop('fw', 'Machine, Precision Machining'),
  'plastics plant': makeFirm('w', 'Plastics', town),
  'electronics plant': makeFirm('w', 'Electronics, Circuits', town),
  'furniture maker': makeShop('fw', 'Furniture Makers, Woodworks'),
  'packaging plant': makeFirm('w', 'Packaging', town),
  'food plant': makeFirm('fw', 'Foods, Food Products'),
  'bottling plant': makeFirm('wf', 'Bottling', town),
  brewery: makeShop('wp', 'Brewing, Brewery, Beer Company'),
  'alterations shop': makeShop('f', 'Alterations, Tailoring'),
  'bridal shop': retailShop('w', 'Bridal', town),

  'public school': school('pw', 'Elementary School, Middle School, High School'),
  'charter school': school('w', 'Charter School, Academy', town),
  'private school': school('w', 'Day School, Academy', town),
  preschool: lessons('w', 'Preschool, Early Learning'),
  'child care center': lessons('w', 'Child Care, Kids, Learning Center'),
  'gym child care': lessons('w', 'Fitness Kids Club', { phrase: 'gym with child care' }),
  'community center': otherPublic('p', 'Community Center, Neighborhood House'),
  'tutoring center': lessons('wp', 'Tutoring, Learning Lab'),
  'community pool': otherPublic('p', 'Community Pool, Aquatic Center'),
  'swim school': lessons('w', 'Swim School'),
  'public library': school('p', 'Community Library, Area Library'),
  'college library': school('w', 'College', city),
  'music school': lessons('wf', 'Music School, School of Music, Music Studio'),
  'summer camp': lessons('w', 'Summer Camp, Day Camp'),

  'bank branch': moneyFirm('pw', 'Savings Bank, Community Bank', { phrase: 'community bank' }),
  'credit union': moneyFirm('pw', 'Credit Union, Community Credit Union'),
  'accounting office': moneyShop('f', 'Accounting, Bookkeeping & Tax'),
  'small business': otherShop('fw', 'Supply, Trading Company, Goods', { phrase: 'supply business' }),
  nonprofit: otherPublic('wp', 'Community Fund, Family Services, Neighbors Network'),
  'accounting firm': moneyFirm('f', 'Accountants, Accounting Group', town),
  'property company': moneyFirm('wf', 'Properties, Realty Group', town),
  'tax office': moneyShop('fw', 'Tax Service, Tax & Accounting'),
  'mortgage company': moneyFirm('wf', 'Mortgage, Home Loans', town),
  'insurance agency': moneyShop('fp', 'Insurance, Insurance Agency'),
  'distribution company': moveFirm('fw', 'Distributing, Supply', town),

  'software company': techFirm('w', 'Software, Systems, Labs', city),
  startup: techFirm('w', 'Labs, Technologies', { ...city, phrase: 'young software company' }),
  university: school('w', 'University', bigCity),
  'design agency': techShop('wf', 'Design, Studio, Creative', town),
  'managed service provider': techFirm('w', 'IT Services, Networks', { ...town, phrase: 'IT company' }),
  'internet provider': techFirm('wp', 'Broadband, Fiber, Internet'),
  'city government': otherPublic('p', 'Civic Services, Municipal Office', { phrase: 'city office' }),
  retailer: retailFirm('wf', 'Stores, Retail Group', city),
  'phone repair shop': techShop('wp', 'Phone Repair, Device Repair'),
  'print shop': techShop('fwp', 'Printing, Print & Copy'),

  'apartment community': otherFirm('w', 'Apartments, Flats, Commons'),
  'senior living community': careFirm('w', 'Senior Living, Retirement Community'),
  'home repair company': otherShop('fw', 'Home Repair, Handy Services'),
  'property manager': otherFirm('fw', 'Property Management', { phrase: 'property management company' }),
  'law office': otherShop('f', 'Law Office, Law'),
  'medical practice': careShop('fp', 'Medical Group, Internal Medicine'),
  'construction company': buildFirm('fw', 'Construction, Building Company'),
  'utility company': otherFirm('p', 'Water & Light, Utilities'),
  'insurance office': moneyShop('fp', 'Insurance'),
  'call center': otherFirm('w', 'Customer Care, Contact Center', city),
  salon: otherShop('wf', 'Salon, Hair Studio'),
  gym: otherShop('wp', 'Gym, Fitness, Athletic Club'),
  'security company': otherFirm('wf', 'Security, Protective Services'),
  mall: otherFirm('p', 'Mall, Shopping Center', { ...city, phrase: 'shopping mall' }),
  'cleaning company': otherShop('fw', 'Cleaning, Janitorial'),
  'house cleaning company': otherShop('wf', 'House Cleaning, Maids'),
  'barber shop': otherShop('fwp', 'Barber Shop, Barbers'),
  'nail salon': otherShop('w', 'Nails, Nail Bar'),
  'fitness studio': otherShop('w', 'Fitness Studio, Pilates & Strength'),
  'city recreation department': otherPublic('p', 'Parks & Recreation'),
  'county agency': otherPublic('p', 'Area Human Services'),
  shelter: otherPublic('w', 'House, Family Shelter'),
  'real estate office': otherShop('fp', 'Realty, Real Estate'),
  'food pantry': otherPublic('pw', 'Food Pantry, Food Shelf'),
  'vegetable farm': otherShop('fw', 'Farm, Family Farm'),
  orchard: otherShop('fw', 'Orchard, Orchards'),
  'pest control company': otherShop('fw', 'Pest Control'),
  'pool service company': otherShop('wf', 'Pool Service, Pools'),
  'locksmith shop': otherShop('fp', 'Lock & Key, Locksmith'),
};
