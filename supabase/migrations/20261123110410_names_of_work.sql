-- Written by hand: the rows of public.work_names, what work is called in English and in Spanish.

-- Our own list, of names that people use for the work that is posted; no copy of anybody's. On a line, names joined by '='
-- find each other; those before '>' find those after it as well, and not the other way round.
with lines as (
  select line, nth from regexp_split_to_table(trim($names$
server = waiter = waitress = wait staff = waitstaff = food server = mesero = mesera = camarero = camarera
host = hostess = greeter
host, hostess > restaurant host, maitre d
busser = busboy = busser attendant = table busser
bartender = barkeeper = barman = barmaid = mixologist = cantinero = cantinera
barista = coffee maker = baristas
cook = cocinero = cocinera
cocinero, cocinera > chef
line cook = grill cook = fry cook = short order cook
prep cook = kitchen prep
ayudante cocina, ayudante de cocina, kitchen helper, kitchen hand > kitchen, prep cook, line cook, dishwasher
cocina, kitchen > line cook, prep cook, chef, dishwasher
chef = chef de cuisine = jefe de cocina
dishwasher = lavaplatos = lavalozas = lavatrastes = kitchen steward
baker = panadero = panadera = bread baker
panaderia, bakery > baker, pastry
pastry cook = pastry chef = pastelero = pastelera
food service worker = cafeteria worker = lunch lady = lunchroom aide = food service assistant
fast food = fast food worker = crew member = team member
catering = caterer = catering assistant = banquet server
restaurant work, restaurante > restaurant, server, line cook, host
cashier = cajero = cajera = checkout clerk = checker
janitor = custodian = janitorial = custodial worker = conserje
janitor, custodian, conserje > cleaner, porter
cleaner > janitor, custodian, housekeeper
house cleaner = housecleaner = maid = residential cleaner = house cleaning = limpieza de casas = limpiadora de casas
maid, mucama, recamarera, camarista > housekeeper, house cleaner
housekeeper = housekeeping = room attendant = recamarera = camarista = mucama = ama de llaves
housekeeper, housekeeping > house cleaner
limpieza, limpiador, limpiadora, aseo > cleaner, cleaning, janitor, custodian, housekeeper, housekeeping
cleaning > cleaner, janitor, housekeeper
laundry attendant = laundry worker = lavandera = lavandero = laundress
nanny = babysitter = baby sitter = niñera = niñero = au pair
nanny, babysitter, baby sitter, babysitting, niñera, niñero > child care, childcare
child care worker = childcare worker = day care worker = daycare worker = child care provider = childcare provider
daycare, day care, childcare, cuidado de niños, guarderia > child care, nanny, babysitter, preschool
child care > childcare, day care, nanny, babysitter
preschool teacher = prekindergarten teacher = pre k teacher = early childhood teacher = early childhood educator
teacher = maestro = maestra = profesor = profesora = educator
teacher aide = teachers aide = teacher assistant = teaching assistant = paraprofessional = paraeducator = classroom aide = asistente de maestra = auxiliar de maestro
substitute teacher = sub teacher = guest teacher = maestro suplente
substitute > substitute teacher
elementary school teacher = elementary teacher = grade school teacher = primary teacher
special education teacher = special ed teacher = sped teacher
tutor = tutora = private teacher
swim instructor = swim teacher = swimming teacher = swimming instructor
camp counselor = camp leader
after school program leader = after school teacher = after school counselor = youth worker
library assistant = library clerk = library aide
librarian > library
coach > trainer, instructor
handyman = handyperson = handywoman = handy man = manitas = odd jobs
handyman, handyperson, handy man > maintenance technician, maintenance worker
maintenance technician = maintenance worker = maintenance man = maintenance tech = building maintenance = mantenimiento
mantenimiento > maintenance
hair stylist = hairdresser = hairstylist = cosmetologist = beautician = estilista = peluquero = peluquera
hair stylist, hairdresser, hairstylist, peluquero > barber
stylist > hair stylist
barber = barbero = barbera
nail technician = nail tech = manicurist = nail artist = manicurista = pedicurist
esthetician = aesthetician = skin care specialist = facialist
massage therapist = masseuse = masseur = masajista
software engineer = software developer = programmer = computer programmer = application developer = programador = programadora = ingeniero de software
programmer, software developer, coder, programador > software, web developer
web developer = web designer = front end developer = frontend developer = website developer
help desk = helpdesk = tech support = technical support = computer support = desktop support = soporte tecnico
computer technician, help desk, helpdesk, tech support, technical support, computer support, soporte tecnico > support specialist, support technician, network technician
network technician = network tech = network administrator
data analyst = business analyst = analista de datos
graphic designer = graphic artist = diseñador grafico = diseñadora grafica
veterinary technician = vet tech = veterinary tech = vet technician = animal health technician
vet tech, vet > veterinary
veterinary assistant = vet assistant = animal care assistant = kennel assistant
veterinarian = vet = veterinario = veterinaria
pet groomer = dog groomer = groomer = pet stylist = dog bather
dog walker = dogwalker = pet sitter = petsitter
registered nurse = rn = staff nurse = enfermera registrada = enfermero registrado
nurse = enfermera = enfermero = enfermeria
licensed practical nurse = lpn = lvn = licensed vocational nurse = practical nurse
certified nursing assistant = cna = nurse aide = nurses aide = nursing assistant = nursing aide = nurse assistant = auxiliar de enfermeria = asistente de enfermera = stna
home health aide = hha = home health care aide = home care aide = home care worker = personal care aide = pca = home attendant
home health aide, home care, home care aide, home care worker > caregiver
home care = home health = home health care = cuidado en casa
caregiver = carer = care giver = personal care assistant = cuidador = cuidadora = senior care = elder care = cuidado de ancianos
caregiver, cuidador, cuidadora, cuidado de ancianos > home health aide
medical assistant = medical aide = clinical assistant = asistente medico = asistente medica
medical receptionist = patient service representative = front office medical
dental assistant = asistente dental = dental aide
dental hygienist = higienista dental
dentist = dentista
doctor = physician = medico = doctora
pharmacy technician = pharmacy tech = pharmacy assistant = pharmacy clerk
pharmacist = farmaceutico = farmaceutica
phlebotomist = phlebotomy = phlebotomy technician = blood drawer
physical therapist = physical therapy = physiotherapist = fisioterapeuta
emt = emergency medical technician = ambulance driver = ambulance attendant
emt, emergency medical technician, ambulance driver > paramedic
paramedic = paramedico
behavioral health technician = behavior technician = rbt = mental health technician = aba therapist = psych tech
social worker = social work = trabajador social = trabajadora social = caseworker
case manager = case worker = caseworker = care coordinator
optician = optical technician
truck driver = cdl driver = trucker = truckdriver = cdl = camionero = camionera = chofer de camion = chofer de trailer = trailero = semi driver
cdl > truck driver, bus driver
delivery driver = delivery = courier = delivery man = deliveryman = delivery person = repartidor = repartidora = mensajero
courier, repartidor, repartidora, mensajero > delivery driver, driver, messenger
driver = chofer = conductor = conductora = chauffeur
chofer, conductor, conductora > driver, transit operator
school bus driver = bus driver = conductor de autobus = chofer de autobus
bus driver, bus operator, chofer de autobus > transit operator, bus driver
transit operator = bus operator = bus driver
tow truck driver = tow driver = tow truck operator = wrecker driver
forklift operator = forklift driver = lift driver = montacargas = montacarguista = operador de montacargas
forklift > montacargas
warehouse associate = warehouse worker = warehouse = warehouseman = warehouser = warehouse clerk = almacenista = bodeguero = order picker = picker packer = material handler
warehouse, warehouse worker, almacen, bodega, bodeguero, almacenista > package handler, forklift operator, warehouse
almacen, bodega > stock clerk
packer, picker, empacador, empacadora > package handler, warehouse associate
package handler = parcel handler = package sorter = box handler
dock worker, loader, unloader, cargador > package handler, warehouse associate
stock clerk = stocker = stock associate = shelf stocker = stockboy = stock person = night stocker = shelver
stocker, stock clerk > grocery clerk
grocery clerk = grocery stocker = grocery associate = grocery worker
retail sales associate = sales associate = salesperson = sales clerk = salesman = saleswoman = shop assistant = store clerk = retail associate = retail clerk = retail worker = vendedor = vendedora
ventas, tienda > sales, store, retail
sales, sales rep > sales associate, vendedor
store manager = shop manager = retail manager = gerente de tienda
manager = gerente = encargado = encargada
supervisor = supervisora = foreman
produce associate = produce clerk
butcher = meat cutter = carnicero = carnicera
florist = floral designer = flower arranger = florista
dispatcher = despachador = despachadora
mechanic = mecanico = mecanica
auto mechanic = automotive technician = auto technician = car mechanic = automotive mechanic = auto tech = mecanico de autos = mecanico automotriz
mecanico > auto mechanic, lube technician
lube technician = oil change technician = lube tech = tire technician
bike mechanic = bicycle mechanic = bike repair
airport ramp agent = baggage handler = ramp agent = airport baggage
airport > ramp agent
flight attendant = stewardess
mover = furniture mover = moving helper = mudanzas = house mover
electrician = electricista = journeyman electrician
apprentice electrician = electrician helper = electrician apprentice = ayudante de electricista
plumber = plomero = plomera = fontanero = pipefitter
plumbing > plumber
hvac technician = hvac = hvac tech = hvac installer = air conditioning technician = ac technician = aire acondicionado = refrigeration technician
carpenter = carpintero = carpintera = framer = woodworker
carpentry > carpenter
construction laborer = construction worker = construction = laborer = construction helper = building laborer = obrero = obrera = peon = jornalero = labourer
construccion > construction, laborer, carpenter, drywall installer
roofer = techador = roofing
house painter = painter = pintor = pintora = painting
drywall installer = drywaller = drywall hanger = sheetrock installer = taper
mason = bricklayer = albañil = brick mason = stonemason
welder = soldador = soldadora = welding
heavy equipment operator = excavator operator = bulldozer operator = backhoe operator = operador de maquinaria
landscaper = gardener = groundskeeper = landscaping = lawn care = lawn mower = yard work = jardinero = jardinera = jardineria = yardero = landscape laborer
solar installer = solar panel installer = solar technician = pv installer
machinist = maquinista = tool and die maker
cnc operator = cnc machinist = cnc machine operator
assembler = assembly worker = assembly line worker = ensamblador = ensambladora = assembly
machine operator = production worker = factory worker = operador de maquina = production operator
factory, fabrica, manufacturing > machine operator, assembler, production
quality inspector = quality control inspector = qc inspector = inspector de calidad = quality control
industrial maintenance mechanic = maintenance mechanic = millwright
seamstress = tailor = sewer = dressmaker = costurera = costurero = sastre = sewing = alterations
brewery cellar worker = brewer = brewery worker = cellarman
construction project manager = construction manager = project manager
bank teller = teller = cajero de banco = cajera de banco
bookkeeper = bookkeeping = account clerk = accounting clerk = tenedor de libros
bookkeeper > accountant
accountant = staff accountant = cpa = contador = contadora = accounting
tax preparer = tax accountant = preparador de impuestos = tax associate
loan officer = mortgage loan officer = lender = loan agent
insurance agent = insurance sales agent = agente de seguros = insurance broker
accounts payable clerk = accounts payable = ap clerk = billing clerk
administrative assistant = admin assistant = secretary = office assistant = admin = executive assistant = office clerk = clerical = secretaria = secretario = asistente administrativa = asistente administrativo
secretary, secretaria > receptionist
office, oficina, office work > office, administrative assistant, receptionist
office manager = gerente de oficina = office administrator
data entry = data entry clerk = typist
receptionist = recepcionista = front desk receptionist = front desk clerk
front desk = hotel front desk agent = hotel clerk = desk clerk = front desk agent = hotel receptionist
front desk > receptionist
hotel > hotel front desk agent, housekeeper
customer service representative = customer service = customer service rep = call center = call center agent = call center representative = csr = servicio al cliente = atencion al cliente
security guard = security = security officer = guard = bouncer = watchman = guardia = guardia de seguridad = vigilante = seguridad = doorman
personal trainer = gym trainer = fitness trainer = fitness instructor = fitness coach = entrenador personal
gym > personal trainer
lifeguard = life guard = salvavidas = pool attendant
paralegal = legal assistant = law clerk = asistente legal
lawyer = attorney = abogado = abogada
real estate assistant = realtor assistant
realtor, real estate agent > real estate, leasing agent
property manager = apartment manager = building manager = landlord
leasing agent = leasing consultant = leasing associate = rental agent
event coordinator = event planner = events coordinator = organizador de eventos
marketing coordinator = marketing assistant = marketing specialist = social media coordinator
farm worker = farmworker = farmhand = farm hand = farm = field worker = campesino = campesina = agricultor = trabajador agricola = trabajador del campo = ranch hand = agricultural worker
campo, cosecha, granja > farm worker
pest control technician = exterminator = pest control = fumigator = pest technician
pool technician = pool cleaner = pool guy = pool service
locksmith = cerrajero = cerrajera
phone repair technician = cell phone repair = phone repair = electronics repair
cable installer = cable guy = cable technician = telecommunications installer = fiber technician
cocktail server = cocktail waitress
interpreter = translator = interprete = traductor = traductora
photographer = fotografo = fotografa
ayudante, auxiliar, asistente > helper, assistant, aide
operario, operaria > operator
$names$, E'\n'), E'\n') with ordinality as listed (line, nth)),
sides as (
  select nth, string_to_array(translate(split_part(line, '>', 1), '=', ','), ',') as names,
    case when line like '%>%' then string_to_array(split_part(line, '>', 2), ',')
    else string_to_array(translate(line, '=', ','), ',') end as others
  from lines),
pairs as (
  select distinct on (public.name_stems(name), public.name_stems(other))
    public.name_stems(name) as stems, trim(public.fold_words(other)) as other, nth, place
  from sides, unnest(names) as name, unnest(others) with ordinality as listed (other, place)
  where public.name_stems(name) <> public.name_stems(other)
  order by public.name_stems(name), public.name_stems(other), nth, place)
insert into public.work_names (stems, also, wanted)
select stems, array_agg(other order by nth, place),
  string_agg('(' || public.phrase_of(other, ':A')::text || ')', ' | ' order by nth, place)::tsquery
from pairs group by stems;

-- None of them is misspelt.
insert into public.ordinary_words (stem)
select distinct unnest(tsvector_to_array(to_tsvector('pg_catalog.english', array_to_string(also, ' ')))) from public.work_names
on conflict do nothing;

-- What an instant alert asks for is kept: it is read anew.
update public.alerts set words = words where words is not null and frequency = 'instant';
