/** Logistics, crafts, building, making, engineering, hospitality, beauty, safety, farming. */
export const tradesAndServiceSkills = `
Logistics | logistik | logistique
Supply chain management | supply chain
Warehouse operations | warehousing | warehouse | lagerlogistik | lagerarbeit
Inventory management | inventory control | stock control | stock management | inventory
Order picking | picking and packing | pick and pack | kommissionierung
Packing
Shipping and receiving | goods in | goods receipt
Dispatching | dispatch
Freight forwarding | freight
Customs clearance | customs | import export | import and export
Fleet management
Route planning
Delivery driving | delivery driver | courier
Truck driving | lorry driver | truck driver | lkw fahrer
Bus driving | bus driver
Forklift operation | forklift | fork lift | staplerschein | forklift driver | reach truck | cariste
Warehouse management systems | wms
SAP MM
Demand planning
Production planning
Material handling
Loading and unloading
Transport management
Air freight
Sea freight
Electrical installation | electrician | elektriker | électricien | electrical wiring | wiring
Electrical maintenance
Plumbing | plumber | sanitär
Pipefitting | pipe fitting | pipefitter
Heating installation | gas engineer | heating engineer
HVAC | air conditioning | heating ventilation
Refrigeration
Carpentry | carpenter | joinery | joiner | tischler | menuisier
Cabinet making
Bricklaying | bricklayer | masonry | maurer
Plastering | plasterer | drywall
Painting and decorating | painter and decorator
Tiling | tiler
Roofing | roofer | dachdecker
Flooring
Scaffolding
Groundworks
Concrete work | formwork
Steel fixing
Welding | welder | schweißen | soudure | soldadura
MIG welding
TIG welding
Metal fabrication | fabrication | sheet metal
Machining | machinist
CNC machining | cnc | cnc programming | zerspanung
CNC milling | milling
=Turning | cnc turning | lathe
3D printing | additive manufacturing
Injection moulding | injection molding
Assembly | mechanical assembly
Soldering
Machine operation | machine operator | maschinenbediener
Tool making | toolmaker | tool and die
Preventive maintenance | planned preventative maintenance | instandhaltung
Equipment maintenance | machine maintenance | maintenance technician
Hydraulics
Pneumatics
~PLC | plc programming | plcs | siemens s7 | step 7 | tia portal | allen bradley | sps programmierung
SCADA
Industrial automation | automatisierungstechnik
Instrumentation
Quality control | quality inspection | qualitätskontrolle
Quality management | iso 9001 | qualitätsmanagement
Metrology
Blueprint reading | technical drawings | reading blueprints
Auto repair | vehicle repair | automotive repair | car mechanic | kfz mechatroniker | vehicle maintenance
Diesel mechanics | diesel engines
Bodywork | auto body
Aircraft maintenance
Bicycle repair
Elevator maintenance | lift engineer
Solar installation | solar panels | photovoltaics
Construction management
=Construction | construction industry | construction site | construction sites | construction projects | construction work | construction worker | building construction | bauwesen
Site management | site supervision
Quantity surveying | quantity surveyor | bill of quantities
Estimating | cost estimation
Building regulations | building codes
Building information modelling | bim | building information modeling
Surveying | land surveying
Facilities management | facility management
Mechanical engineering | maschinenbau | mechanical engineer
Electrical engineering | elektrotechnik | electrical engineer
Electronics
Civil engineering | bauingenieurwesen | civil engineer
Structural engineering | structural engineer
Chemical engineering | chemical engineer
Process engineering | process engineer
Industrial engineering
Manufacturing engineering | manufacturing engineer
Manufacturing
Systems engineering
Control engineering | control systems
Automotive engineering
Aerospace engineering
Marine engineering
Petroleum engineering
Environmental engineering
Geotechnical engineering
Power systems | power electronics
Renewable energy | wind energy | solar energy
Energy management
PCB design | altium | altium designer
Circuit design | analog design
RF engineering
Signal processing
Computer-aided design | ~CAD | cad software | cad drawings | cad design | cad tools | cad models | cad cam | 2d cad | 3d cad | cad technician | cad systems
AutoCAD | auto cad
SolidWorks | solid works
CATIA
Autodesk Inventor
Creo | pro engineer
Siemens NX
Revit
SketchUp | sketch up
Civil 3D
Finite element analysis | fea | ansys | abaqus
Computational fluid dynamics | cfd
GD&T | geometric dimensioning
FMEA
LabVIEW
Simulink
ETABS
=Architecture | architectural design | building design
Urban planning | town planning
Landscape architecture
Cooking | cuisine | line cook | chef de partie | sous chef | food preparation
Baking | pastry | bäcker | pâtisserie
Food safety | haccp | food hygiene
Menu planning
Kitchen management
Catering
Bartending | bartender | mixology
Barista skills | barista
Waiting tables | waiter | waitress | table service | food service | servicekraft
Hospitality | hotel management | hospitality management
Housekeeping
Cleaning | reinigung | nettoyage | cleaner
Laundry
Concierge services
Travel planning | travel agency | tour guiding
Cash handling | cashier | point of sale | pos systems | kassierer
Retail | einzelhandel
Store management
Stock replenishment | shelf stacking | merchandising displays
Butchery | butcher
Hairdressing | hairdresser | friseur | hair styling
Beauty therapy | cosmetology | beautician
Nail care | manicure
Make-up artistry | makeup artist | make up artist
=Tailoring | sewing | seamstress | garment making
Upholstery
Floristry
Gardening | landscaping | groundskeeping
Farming | agriculture | agronomy
Animal husbandry | livestock
Horticulture
Forestry | arboriculture
Fishing
Viticulture
Security guarding | security guard | security officer
CCTV | cctv monitoring
Access control
Fire safety | fire prevention
Firefighting
=Law enforcement | police officer | policing
=Investigations | investigator | fraud investigation | fraud investigations | criminal investigation | criminal investigations
Loss prevention
Event security
Military experience
Mining
Drilling
Heavy equipment operation | heavy machinery | excavator | bulldozer
Crane operation | crane operator
Waste management
Water treatment
Pest control
=Removals | house removals | furniture removals
Printing | offset printing | screen printing
Jewellery making
Ceramics
Woodworking
Textile production | textiles
Leatherwork
Telecommunications | telecoms | fibre optics | fiber optic
Cabling | structured cabling
Stagecraft | stage management
Lighting design
Piloting | commercial pilot
Cabin crew | flight attendant
Seafaring
Rail operations
`;
